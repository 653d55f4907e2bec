def help; end
