# Prints the declarations that Ripper sees in Ruby files, for tools/oracle_ruby.py.
#
# Reads paths from standard input, one a line; tools/oracles/compare.py tells what it prints.
# Ripper gives the structure; where parameters stand is found in Ripper's own tokens.

require "ripper"
require "set"

# A syntax tree whose nodes know their last lines.
class Builder < Ripper::SexpBuilderPP
  LAYOUT = %i[sp nl ignored_nl comment embdoc embdoc_beg embdoc_end words_sep ignored_sp __end__]
  NODES = %i[
    def defs class module sclass assign opassign massign command fcall method_add_arg
    method_add_block alias
  ]

  def initialize(*)
    super
    @last = 1
    @heredocs = []
    @open = []
  end

  (SCANNER_EVENTS - LAYOUT).each do |event|
    define_method(:"on_#{event}") do |token|
      @last = lineno + token.chomp.count("\n")
      @open.push(lineno) if event == :heredoc_beg
      @heredocs.push([@open.pop, lineno]) if event == :heredoc_end && @open.any?
      super(token)
    end
  end

  NODES.each do |event|
    define_method(:"on_#{event}") do |*parts|
      node = super(*parts)
      node.push([:last, @last, @heredocs.dup.freeze]) if node.is_a?(Array)
      node
    end
  end
end

# What is around a declaration.
class Around
  attr_reader :scope, :inside, :static, :names, :module_name, :lists
  attr_accessor :section

  def initialize(scope, inside, static: false, names: Set.new, module_name: nil)
    @scope = scope
    @inside = inside
    @static = static
    @names = names
    @module_name = module_name
    @lists = { instance: {}, own: {}, constants: {} }
    @section = nil
  end

  def inner(name) = scope.empty? ? name : "#{scope}.#{name}"

  # The same place with visibilities of its own.
  def block = Around.new(scope, inside, static:, names:, module_name:)

  def holds_methods? = %i[module type].include?(inside)
end

class Declarations
  Row = Struct.new(:kind, :name, :scope, :first, :last, :signature, :properties)

  SECTIONS = %w[private protected public module_function]
  WORDS = SECTIONS + %w[private_class_method public_class_method private_constant]
  ATTRIBUTES = %w[attr attr_reader attr_writer attr_accessor]
  DEFINERS = %w[define_method define_singleton_method]
  MEMBERS = %w[Struct Data]

  attr_reader :rows

  def initialize(source)
    @tokens = Ripper.lex(source)
    @index = @tokens.each_with_index.to_h { |token, index| [token[0], index] }
    @rows = []
    builder = Builder.new(source)
    @tree = builder.parse
    raise SyntaxError, "not valid" if builder.error? || @tree.nil?

    body(@tree[1], Around.new("", :file))
  end

  private

  # -- walking

  def body(statements, around)
    return unless statements.is_a?(Array)

    variables(statements, around)
    statements.each { |statement| visit(statement, around) }
  end

  def visit(node, around)
    return unless node.is_a?(Array)
    return node.each { |child| visit(child, around) } unless node[0].is_a?(Symbol)

    handler = :"visit_#{node[0]}"
    return if respond_to?(handler, true) && send(handler, node, around) != :deeper

    node.drop(1).each { |child| visit(child, around) }
  end

  def last_line(node, first)
    mark = node.reverse.find { |part| part.is_a?(Array) && part[0] == :last }
    heredocs = mark[2].select { |from, _to| from.between?(first, mark[1]) }.map(&:last)
    [mark[1], *heredocs].max
  end

  def put(kind, name, around, first, last, signature = name, scope: around.scope, properties: [])
    row = Row.new(kind, name, scope, first, last, signature, Set.new(properties))
    row.properties << "static" if around.static && kind.match?(/callable|property/)
    @rows << row
    row
  end

  def visit_module(node, around) = opened(node, around, "module/module", :module, node[2])

  def visit_class(node, around)
    opened(node, around, "type/class", :type, node[3], node[2])
  end

  def opened(node, around, kind, inside, body, superclass = nil)
    name, scope, line = constant(node[1])
    outer = stated_scope(scope, around)
    around.names << name
    row = put(kind, name, around, line, last_line(node, line), scope: outer)
    around.lists[:constants][name] = row
    visit(superclass, around)
    own = outer.empty? ? name : "#{outer}.#{name}"
    full = scope ? "#{scope}::#{name}" : name
    inner = Around.new(own, inside, module_name: full)
    members(superclass, inner) if superclass
    bodystmt(body, inner)
  end

  def bodystmt(node, around)
    body(node[1], around)
    node.drop(2).each { |part| visit(part, around) }
  end

  def visit_sclass(node, around)
    target = opened_object(node)
    inner =
      if target == "self" || target == around.module_name
        Around.new(around.scope, :type, static: true, names: around.names,
                   module_name: around.module_name)
      else
        Around.new(around.inner(target.gsub("::", ".")), :type, static: true, names: around.names)
      end
    visit(node[1], around)
    bodystmt(node[2], inner)
  end

  # What stands behind `class <<`, up to the end of the line.
  def opened_object(node)
    index = @index.fetch(first_position(node[1]))
    index -= 1 until @tokens[index][2] == "<<"
    text = between(index + 1, nil).map { |token| token[2] }.join.strip
    text[/\A\((\w+) *=/, 1] || text
  end

  def visit_def(node, around)
    name, (line,) = node[1][1], node[1][2]
    kind = around.holds_methods? ? "method" : "function"
    kind = "constructor" if name == "initialize" && kind == "method"
    around.names << name
    row = put("callable/#{kind}", name, around, line, last_line(node, line),
              name + parameters_after(node[1][2]))
    around.lists[:instance][name] = row
    sectioned(row, around)
    inner = Around.new(around.inner(name), :callable)
    visit(node[2], inner)
    visit(node[3], inner)
  end

  def visit_defs(node, around)
    name, (line,) = node[3][1], node[3][2]
    target = text_of(node[1])
    own = target == "self" || target == around.module_name
    scope = own ? around.scope : around.inner(target.gsub("::", "."))
    around.names << name
    row = put("callable/method", name, around, line, last_line(node, line),
              name + parameters_after(node[3][2]), scope:, properties: ["static"])
    around.lists[:own][name] = row
    inner = Around.new(scope.empty? ? name : "#{scope}.#{name}", :callable)
    node[4..5].each { |part| visit(part, inner) }
  end

  def visit_do_block(node, around) = block(node, around)
  def visit_brace_block(node, around) = block(node, around)

  def block(node, around)
    visit(node[1], around)
    statements = node[2]
    statements = statements[1] if statements.is_a?(Array) && statements[0] == :bodystmt
    visit(node[2].drop(2), around) if node[2].is_a?(Array) && node[2][0] == :bodystmt
    inner = around.block
    statements.each { |statement| visit(statement, inner) } if statements.is_a?(Array)
  end

  # -- constants and variables

  def visit_assign(node, around)
    field, value = node[1], node[2]
    if %i[var_field const_path_field top_const_field].include?(field[0]) && constant?(field)
      assigned(node, field, value, around)
    else
      visit(value, around)
    end
  end

  def visit_opassign(node, around)
    return visit(node[3], around) unless constant?(node[1])

    name, scope, line = constant(node[1])
    value(name, scope, line, node, around)
    visit(node[3], around)
  end

  def visit_massign(node, around)
    targets = node[1].is_a?(Array) && node[1][0] == :mlhs ? node[1].drop(1) : node[1]
    constants = Array(targets).select { |one| one.is_a?(Array) && constant?(one) }
    constants.select { |one| one[0] == :var_field || one[0] == :@const }.each do |one|
      name, _scope, line = constant(one)
      first = [line, first_token(targets)].compact.min
      value(name, nil, first, node, around)
    end
    visit(node[2], around)
  end

  def value(name, scope, line, node, around)
    return if around.inside == :callable || around.names.include?(name)

    outer = stated_scope(scope, around)
    around.names << name
    row = put("value/constant", name, around, line, last_line(node, line), scope: outer)
    around.lists[:constants][name] ||= row
  end

  def assigned(node, field, value, around)
    name, scope, line = constant(field)
    what, call = constructed(value)
    if what
      outer = stated_scope(scope, around)
      kind = what == "Module" ? "module/module" : "type/class"
      around.names << name
      row = put(kind, name, around, line, last_line(node, line), scope: outer)
      around.lists[:constants][name] = row
      inner = Around.new(outer.empty? ? name : "#{outer}.#{name}", kind[/\w+/].to_sym)
      members(call, inner)
      visit(value, inner)
    elsif (at = lambda_at(value)) && !scope && around.inside != :callable
      return if around.names.include?(name)

      kind = around.holds_methods? ? "method" : "function"
      around.names << name
      row = put("callable/#{kind}", name, around, line, last_line(node, line), name + at)
      around.lists[:constants][name] = row
      visit(value, Around.new(around.inner(name), :callable))
    else
      value(name, scope, line, node, around)
      visit(value, around)
    end
  end

  # Class and instance variables of a class's own body, and the program's global ones.
  def variables(statements, around)
    return if around.static

    sorts = around.holds_methods? ? %i[@ivar @cvar @gvar] : %i[@gvar]
    return unless around.holds_methods? || around.inside == :file

    statements.each do |node|
      next unless %i[assign opassign].include?(node[0]) && node[1][0] == :var_field

      sort, name, (line,) = node[1][1]
      next if !sorts.include?(sort) || around.names.include?(name)

      around.names << name
      kind = around.holds_methods? ? "value/field" : "value/variable"
      put(kind, name, around, line, last_line(node, line))
    end
  end

  # `Struct.new(…)` and the like: the name of the class, and the call.
  def constructed(value)
    value = value[1] if value.is_a?(Array) && value[0] == :method_add_block
    call = value
    call = call[1] if call.is_a?(Array) && call[0] == :method_add_arg
    return unless call.is_a?(Array) && %i[call command_call].include?(call[0])

    receiver, method = call[1], call[3]
    return unless receiver[0] == :var_ref && receiver[1][0] == :@const && method.is_a?(Array)

    name = receiver[1][1]
    right = name == "Data" ? "define" : "new"
    [name, value] if %w[Class Module Struct Data].include?(name) && method[1] == right
  end

  def members(call, inner)
    what, call = constructed(call)
    return unless MEMBERS.include?(what)

    arguments(call).each do |argument|
      next unless argument[0] == :symbol_literal

      name, line = literal(argument)
      put("value/field", name, inner, line, line) if name
    end
  end

  # -- calls

  def visit_vcall(node, around) = word(node[1], [], around)

  def visit_command(node, around) = called(node, node[1], around)

  def visit_method_add_arg(node, around)
    return :deeper unless node[1][0] == :fcall

    called(node, node[1][1], around)
  end

  def visit_method_add_block(node, around)
    call = node[1]
    name = call[0] == :command ? call[1] : call[1].is_a?(Array) && call[1][0] == :fcall && call[1][1]
    return :deeper unless name && DEFINERS.include?(name[1])

    define(node, name, arguments(call), node[2], around)
  end

  def called(node, ident, around)
    given = arguments(node)
    case ident[1]
    when *ATTRIBUTES then attributes(node, ident, given, around)
    when *WORDS then return word(ident, given, around)
    when *DEFINERS then define(node, ident, given, nil, around)
    when "alias_method" then renamed(node, ident[2][0], given[0], given[1], around)
    end
    :deeper
  end

  def attributes(node, ident, given, around)
    return if around.inside == :callable

    line = ident[2][0]
    given.each do |argument|
      name, = literal(argument)
      next unless name

      row = put("value/property", name, around, line, last_line(node, line))
      row.properties << "readonly" if ident[1] == "attr_reader"
      around.lists[:instance][name] = row
      sectioned(row, around)
    end
  end

  def define(node, ident, given, block, around)
    name, = given[0] && literal(given[0])
    return :deeper unless name

    line = ident[2][0]
    kind = around.holds_methods? ? "method" : "function"
    kind = "constructor" if name == "initialize" && kind == "method"
    shown = block ? parameters_of_block(block) : (given[1] && lambda_at(given[1])) || "(...)"
    row = put("callable/#{kind}", name, around, line, last_line(node, line), name + shown)
    around.lists[:instance][name] = row
    row.properties << "static" if ident[1] == "define_singleton_method"
    sectioned(row, around) if ident[1] == "define_method"
    inner = Around.new(around.inner(name), :callable)
    [given.drop(1), block].each { |part| visit(part, inner) }
    nil
  end

  def visit_alias(node, around)
    line = first_token(node[1])
    renamed(node, line, node[1], node[2], around)
  end

  def renamed(node, line, name, original, around)
    name, = name && literal(name)
    return unless name

    kind = around.holds_methods? ? "method" : "function"
    around.names << name
    original = original && literal(original)&.first
    row = put("callable/#{kind}", name, around, line, last_line(node, line), "#{name}(...)")
    row.properties << "alias=#{original}" if original
    around.lists[:instance][name] = row if node[0] != :alias
    sectioned(row, around) if node[0] != :alias
  end

  # -- visibility

  PROPERTIES = {
    "private" => "visibility=private", "protected" => "visibility=protected",
    "module_function" => "static", "private_class_method" => "visibility=private",
    "private_constant" => "visibility=private"
  }

  def sectioned(row, around) = around.section && state(row, around.section)

  def state(row, word)
    return unless row

    row.properties.delete_if { |one| one.start_with?("visibility=") } unless word == "module_function"
    row.properties << PROPERTIES[word] if PROPERTIES[word]
  end

  def word(ident, given, around)
    return :deeper unless ident[0] == :@ident && WORDS.include?(ident[1])

    if given.empty?
      around.section = ident[1] if SECTIONS.include?(ident[1])
      return :deeper
    end
    kept, around.section = around.section, nil
    before = @rows.length
    given.each { |argument| visit(argument, around) }
    around.section = kept
    stated(ident[1], given, around, before)
    nil
  end

  def stated(word, given, around, before)
    list = { "private_constant" => :constants }.fetch(word) do
      word.end_with?("class_method") ? :own : :instance
    end
    @rows[before..].each do |row|
      own = around.lists[:own].value?(row)
      state(row, word) if around.lists[list].value?(row) && (list == :own) == own
    end
    given.flat_map { |argument| listed(argument) }.each do |name|
      state(around.lists[list][name], word)
    end
  end

  def listed(argument)
    case argument[0]
    when :array, :args_add_star then argument.drop(1).flat_map { |one| one ? listed_all(one) : [] }
    when :symbol_literal, :string_literal then [literal(argument)&.first].compact
    else []
    end
  end

  def listed_all(node)
    return [node[1]] if node[0] == :@tstring_content
    return listed(node) if node[0].is_a?(Symbol)

    node.flat_map { |one| one.is_a?(Array) ? listed_all(one) : [] }
  end

  # -- text

  def arguments(call)
    call = call[2] if %i[command method_add_arg].include?(call[0])
    call = call[4] if call.is_a?(Array) && call[0] == :command_call
    call = call[1] while call.is_a?(Array) && %i[arg_paren args_add_block].include?(call[0])
    return [] unless call.is_a?(Array)
    return call.drop(1) if call[0] == :args
    return [call] if call[0].is_a?(Symbol)

    call
  end

  def literal(node)
    case node[0]
    when :symbol_literal
      token = node[1]
      token = token[1] if token[0] == :symbol
      [token[1], token[2][0]] if token[2].is_a?(Array)
    when :string_literal, :dyna_symbol
      parts = node[1].is_a?(Array) && node[1][0].is_a?(Symbol) ? node[1].drop(1) : node[1]
      token = Array(parts)[0]
      [token[1], token[2][0]] if token && Array(parts).length == 1 && token[0] == :@tstring_content
    end
  end

  # A scope that begins with `::` says all of it.
  def stated_scope(scope, around)
    return around.scope unless scope

    scope.start_with?(".") ? scope.delete_prefix(".") : around.inner(scope)
  end

  def constant?(field)
    return true if %i[const_path_field top_const_field @const].include?(field[0])

    field[0] == :var_field && field[1].is_a?(Array) && field[1][0] == :@const
  end

  # Name, scope that is stated, and line of a constant.
  def constant(node)
    case node[0]
    when :@const then [node[1], nil, node[2][0]]
    when :const_path_ref, :const_path_field
      [node[2][1], text_of(node[1]).gsub("::", "."), first_token(node)]
    when :top_const_ref, :top_const_field then [node[1][1], ".", node[1][2][0]]
    else constant(node[1])
    end
  end

  def text_of(node)
    case node[0]
    when :const_path_ref, :const_path_field then "#{text_of(node[1])}::#{node[2][1]}"
    when :top_const_ref then "::#{node[1][1]}"
    when :paren then text_of(node[1])
    when :call then "#{text_of(node[1])}.#{node[3][1]}"
    else
      node[1].is_a?(String) ? node[1] : text_of(node[1])
    end
  end

  def first_token(node)
    return unless node.is_a?(Array)
    return node[2][0] if node[0].is_a?(Symbol) && node[0].start_with?("@")

    node.each { |child| (line = first_token(child)) && (return line) }
    nil
  end

  # The parameters behind the name of a method, in brackets.
  def parameters_after(position)
    index = @index.fetch(position) + 1
    index += 1 while @tokens[index] && @tokens[index][1] == :on_sp
    token = @tokens[index]
    return "()" unless token
    return shown(between(index + 1, ")")) if token[1] == :on_lparen
    return "()" if %i[on_nl on_semicolon on_comment on_ignored_nl].include?(token[1]) || token[2] == "="

    shown(between(index, nil))
  end

  def parameters_of_block(block)
    position = opening(block)
    position ? shown(between(@index.fetch(position) + 1, "|")) : "()"
  end

  # The `|` before a block's parameters.
  def opening(block)
    return unless block[1]

    first = first_position(block[1])
    return unless first

    index = @index.fetch(first)
    index -= 1 until @tokens[index][1] == :on_op && %w[| ||].include?(@tokens[index][2])
    @tokens[index][0]
  end

  def first_position(node)
    return unless node.is_a?(Array)
    return node[2] if node[0].is_a?(Symbol) && node[0].start_with?("@") && node[2].is_a?(Array)

    node.each { |child| (at = first_position(child)) && (return at) }
    nil
  end

  # The parameters of a lambda, in brackets; nil for what is none.
  def lambda_at(value)
    return unless value.is_a?(Array)
    if value[0] == :method_add_block
      call = value[1]
      call = call[1] if call[0] == :method_add_arg
      name = %i[fcall vcall].include?(call[0]) ? call[1] : call
      return parameters_of_block(value[2]) if name[0] == :@ident && %w[lambda proc].include?(name[1])
    end
    return unless value[0] == :lambda

    first = first_position(value[1])
    return "()" unless first

    index = @index.fetch(first)
    index -= 1 until @tokens[index][1] == :on_tlambda
    index += 1
    index += 1 while @tokens[index][1] == :on_sp
    return shown(between(index + 1, ")")) if @tokens[index][1] == :on_lparen

    shown(between(index, "{"))
  end

  # Tokens from an index to the closing text, or to the end of the line.
  def between(index, closing)
    depth = 0
    found = []
    while (token = @tokens[index])
      _at, event, text = token
      break if event == :on_comment && !closing && found.reject { |one| one[1] == :on_sp }.last&.at(1) != :on_comma
      break if depth.zero? && (text == closing || event == :on_tlambeg || ended?(event, text, closing))

      depth += 1 if opens?(event, text)
      depth -= 1 if closes?(event, text)
      found << token
      index += 1
    end
    found
  end

  def opens?(event, _text)
    %i[on_lparen on_lbracket on_lbrace on_tlambeg on_embexpr_beg].include?(event)
  end

  def closes?(event, _text)
    %i[on_rparen on_rbracket on_rbrace on_embexpr_end].include?(event)
  end

  def ended?(event, text, closing)
    return event == :on_semicolon || text == "do" if closing
    return true if event == :on_semicolon

    event == :on_nl
  end

  # A list of parameters as the specification wants it.
  def shown(tokens)
    parts = [[]]
    depth = 0
    tokens.each do |_at, event, text|
      next if %i[on_comment on_embdoc on_embdoc_beg on_embdoc_end].include?(event)

      depth += 1 if opens?(event, text)
      depth -= 1 if closes?(event, text)
      next parts << [] if depth.zero? && event == :on_comma

      layout = %i[on_sp on_ignored_nl on_nl].include?(event)
      parts.last << (layout ? [:layout, " "] : [event, text])
    end
    parts.pop if parts.last.all? { |event, _| event == :layout }
    "(#{parts.map { |part| parameter(part) }.join(",")})"
  end

  def parameter(part)
    part = part.drop_while { |event, _| event == :layout }
    text = part.map(&:last).join.gsub(/ +/, " ").strip
    name, mark, default =
      if part.first && part.first[0] == :on_label
        ["#{part.first[1]}", "=", text.delete_prefix(part.first[1]).strip]
      else
        at = part.index { |event, one| event == :on_op && one == "=" }
        at && part.first[0] == :on_ident ? [part.first[1], "=", part.drop(at + 1).map(&:last).join.gsub(/ +/, " ").strip] : [text, "", ""]
      end
    default = "..." if default.length > 32
    default.empty? ? name : "#{name}#{mark}#{default}"
  end
end

$stdin.each_line(chomp: true) do |path|
  puts "file\t#{path}"
  begin
    source = File.read(path, encoding: "UTF-8")
    rows = Declarations.new(source).rows
    rows.each { |row| puts [*row.to_a[0..5], row.properties.to_a.join(" ")].map { |one| one.to_s.gsub(/\s+/, " ") }.join("\t") }
  rescue SyntaxError, StandardError => e
    warn "#{path}: #{e.class}: #{e.message.lines.first} #{e.backtrace.first}" unless e.is_a?(SyntaxError)
    puts "error\t#{e.class}: #{e.message.lines.first.to_s.strip}"
  end
end
