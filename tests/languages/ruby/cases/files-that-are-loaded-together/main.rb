require_relative "lib/tool"
require "helper"

Tool.new.use
help
Alone.new
loose
