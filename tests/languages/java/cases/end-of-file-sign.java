class A { void run() {} }
