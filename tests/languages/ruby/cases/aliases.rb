class Stack
  def push(item, at: 0); end

  alias add push
  alias :<< :push
  alias_method :append, :push
  alias_method "quoted", "push"
  alias_method :computed, target_name
  alias_method(name, :push)
end

alias $out $stdout
alias show puts
