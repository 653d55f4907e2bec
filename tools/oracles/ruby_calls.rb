# frozen_string_literal: true

# Notes which methods call which while a program runs that this file is loaded into: lines as
# tools/oracles/calls.py describes them, one file for each process in the directory TRACED_INTO.
# Files are written relative to the directory TRACED_ROOT; what is elsewhere, or in no file, has
# the name `-` and the line 0.

require "set"

module TracedCalls
  ROOT = File.join(File.realpath(ENV.fetch("TRACED_ROOT")), "")
  INTO = ENV.fetch("TRACED_INTO")
  SEEN = Set.new
  RELATIVE = Hash.new do |known, path|
    known[path] = path.start_with?(ROOT) ? path.delete_prefix(ROOT) : nil
  end

  # What Ruby code calls; its caller is the frame above that of the method.
  RUBY = TracePoint.new(:call) do |point|
    at = caller_locations(2, 1)&.first
    file = at && RELATIVE[at.absolute_path || ""]
    SEEN << [file, at.lineno, point.callee_id, RELATIVE[point.path] || "-", point.lineno] if file
  end

  # What is called that is written in C.
  NATIVE = TracePoint.new(:c_call) do |point|
    file = RELATIVE[point.path]
    SEEN << [file, point.lineno, point.callee_id, "-", 0] if file
  end

  def self.write
    RUBY.disable
    NATIVE.disable
    File.open(File.join(INTO, "#{$$}.txt"), "w") do |out|
      SEEN.each { |file, line, name, other, place| out.puts ["C", file, line, name, "function", other, place].join("\t") }
    end
  end
end

at_exit { TracedCalls.write }
TracedCalls::RUBY.enable
TracedCalls::NATIVE.enable
