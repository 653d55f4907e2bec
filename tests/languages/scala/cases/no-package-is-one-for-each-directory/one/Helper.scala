object Helper { def help(): Unit = () }
