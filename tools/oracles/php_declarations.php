<?php
/**
 * Prints what PHP-Parser finds declared in files.
 *
 * Reads paths from standard input, one a line, and writes one JSON object a line for each.
 * tools/oracle_php.py compares these with what codeknit extracts. The first argument is the
 * autoload file of PHP-Parser.
 */

require $argv[1];

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Stmt;

$lexer = new PhpParser\Lexer\Emulative([
    'usedAttributes' => ['startLine', 'endLine', 'startFilePos', 'endFilePos'],
]);
$parser = (new PhpParser\ParserFactory())->create(PhpParser\ParserFactory::PREFER_PHP7, $lexer);
while (($path = fgets(STDIN)) !== false) {
    $reader = new Reader(str_replace("\r\n", "\n", file_get_contents(rtrim($path, "\n"))));
    try {
        $reader->body($parser->parse($reader->source), '', 'file');
        $result = ['error' => '', 'declarations' => $reader->found, 'left_out' => $reader->leftOut];
    } catch (PhpParser\Error $error) {
        $result = ['error' => $error->getMessage(), 'declarations' => [], 'left_out' => new stdClass()];
    }
    echo json_encode($result, JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_UNICODE), "\n";
}

final class Reader
{
    public array $found = [];
    public array $leftOut = [];
    private array $assigned = [];
    private int $callables = 0;

    public function __construct(public readonly string $source)
    {
    }

    /** Declarations of a list of nodes or a node; `$inside` is what they stand directly in. */
    public function body(mixed $nodes, string $scope, string $inside): void
    {
        foreach (is_array($nodes) ? $nodes : [$nodes] as $node) {
            if (is_array($node)) {
                $this->body($node, $scope, $inside);
            } elseif ($node instanceof Node) {
                $this->node($node, $scope, $inside);
            }
        }
    }

    private function children(Node $node, string $scope, string $inside): void
    {
        foreach ($node->getSubNodeNames() as $name) {
            $this->body($node->$name, $scope, $inside);
        }
    }

    private function node(Node $node, string $scope, string $inside): void
    {
        match (true) {
            $node instanceof Stmt\Namespace_ => $this->namespace($node),
            $node instanceof Stmt\ClassLike => $this->type($node, $scope, $inside),
            $node instanceof Stmt\Function_ => $this->callable($node, $scope, $inside, 'function', $node->name->name),
            $node instanceof Stmt\ClassMethod => $this->method($node, $scope),
            $node instanceof Stmt\Property => $this->property($node, $scope),
            $node instanceof Stmt\ClassConst, $node instanceof Stmt\Const_ => $this->constants($node, $scope),
            $node instanceof Stmt\EnumCase => $this->add($node->name->name, $scope, 'enum_member', $node, $node->name->name, []),
            $node instanceof Stmt\Expression => $this->statement($node, $scope, $inside),
            $node instanceof Expr\FuncCall => $this->call($node, $scope, $inside),
            $node instanceof Expr\Closure, $node instanceof Expr\ArrowFunction => $this->children($node, $scope, 'callable'),
            default => $this->children($node, $scope, $inside),
        };
    }

    private function add(string $name, string $scope, string $kind, Node $node, string $signature, array $properties): void
    {
        sort($properties);
        $this->found[] = [
            'name' => $name, 'scope' => $scope, 'kind' => $kind, 'signature' => $signature,
            'start' => $node->getStartLine(), 'end' => $node->getEndLine(), 'properties' => $properties,
        ];
    }

    private function namespace(Stmt\Namespace_ $node): void
    {
        $isBlock = $node->getAttribute('kind') === Stmt\Namespace_::KIND_BRACED;
        $name = $node->name === null ? '' : $node->name->toString();
        if ($name !== '') {
            // A clause is the line of its name; the parser gives it what stands behind it as well.
            $this->add($name, '', 'namespace', $isBlock ? $node : $node->name, $name, []);
        }
        $this->body($node->stmts, $isBlock ? $name : '', 'file');
    }

    private function type(Stmt\ClassLike $node, string $scope, string $inside): void
    {
        if ($node->name === null) {
            $this->children($node, $scope, 'type');
            return;
        }
        $kind = match (true) {
            $node instanceof Stmt\Interface_ => 'interface',
            $node instanceof Stmt\Trait_ => 'trait',
            $node instanceof Stmt\Enum_ => 'enum',
            default => 'class',
        };
        $properties = $kind === 'class' ? $this->flags($node->flags) : [];
        $this->add($node->name->name, $scope, $kind, $node, $node->name->name, $properties);
        $this->body($node->stmts, self::dotted($scope, $node->name->name), 'type');
    }

    private function method(Stmt\ClassMethod $node, string $scope): void
    {
        $kind = $node->name->name === '__construct' ? 'constructor' : 'method';
        $this->callable($node, $scope, 'type', $kind, $node->name->name);
        foreach ($node->params as $parameter) {
            if ($parameter->flags) {
                $name = '$' . $parameter->var->name;
                $signature = $name . ($parameter->type ? ': ' . $this->text($parameter->type) : '');
                $this->add($name, $scope, 'field', $parameter, $signature, $this->flags($parameter->flags));
            }
        }
    }

    private function callable(Node $node, string $scope, string $inside, string $kind, string $name, ?Node $span = null): void
    {
        $properties = $node instanceof Stmt\ClassMethod ? $this->flags($node->flags) : [];
        $yields = array_filter(self::own($node), fn (Node $one) => $one instanceof Expr\Yield_ || $one instanceof Expr\YieldFrom);
        if ($yields) {
            $properties[] = 'generator';
        }
        $result = $node->returnType ? ' -> ' . $this->text($node->returnType) : '';
        $parameters = implode(', ', array_map(fn (Node\Param $one) => $this->parameter($one), $node->params));
        $this->add($name, $scope, $kind, $span ?? $node, "$name($parameters)$result", $properties);
        $this->children($node, self::dotted($scope, $name), 'callable');
    }

    /** The nodes in a callable that are not in one of another. */
    private static function own(Node $node): array
    {
        $result = [];
        foreach ($node->getSubNodeNames() as $name) {
            $values = is_array($node->$name) ? $node->$name : [$node->$name];
            foreach ($values as $value) {
                if ($value instanceof Node && !$value instanceof Node\FunctionLike && !$value instanceof Stmt\ClassLike) {
                    $result = array_merge($result, [$value], self::own($value));
                }
            }
        }
        return $result;
    }

    private function parameter(Node\Param $node): string
    {
        $words = $node->flags ? $this->text($node) : '';
        $promoted = preg_match('/(?:(?:public|protected|private|readonly)\s+)+/i', preg_replace('/#\[.*?\]\s*(?=[^\]])/s', '', $words), $found) ? preg_replace('/\s+/', ' ', $found[0]) : '';
        $name = $promoted . ($node->byRef ? '&' : '') . ($node->variadic ? '...' : '') . '$' . $node->var->name;
        $type = $node->type ? ': ' . $this->text($node->type) : '';
        $default = $node->default ? ($type ? ' = ' : '=') . $this->short($node->default) : '';
        return $name . $type . $default;
    }

    private function short(Node $node): string
    {
        $text = $this->text($node);
        return preg_match('/^.{33}/us', $text) ? '...' : $text;
    }

    private function property(Stmt\Property $node, string $scope): void
    {
        foreach ($node->props as $property) {
            $name = '$' . $property->name->name;
            $signature = $name . ($node->type ? ': ' . $this->text($node->type) : '');
            $this->add($name, $scope, 'field', $node, $signature, $this->flags($node->flags));
        }
        $this->children($node, $scope, 'callable');
    }

    private function constants(Node $node, string $scope): void
    {
        foreach ($node->consts as $constant) {
            $name = $constant->name->name;
            $flags = $node instanceof Stmt\ClassConst ? $this->flags($node->flags) : [];
            $this->add($name, $scope, 'constant', $node, $name, $flags);
        }
    }

    private function call(Expr\FuncCall $node, string $scope, string $inside): void
    {
        $is = $node->name instanceof Node\Name && strtolower($node->name->toString()) === 'define';
        $first = $is && $node->args ? $node->args[0]->value : null;
        if ($first instanceof Node\Scalar\String_ && $inside !== 'callable') {
            if (!isset($this->assigned[$scope][$first->value])) {
                $this->assigned[$scope][$first->value] = true;
                $this->add($first->value, $scope, 'constant', $node, $first->value, []);
            }
        }
        $this->children($node, $scope, $inside);
    }

    private function statement(Stmt\Expression $node, string $scope, string $inside): void
    {
        $of = $node->expr;
        while ($inside === 'file' && ($of instanceof Expr\Assign || $of instanceof Expr\AssignRef)) {
            if ($this->assigned($of, $scope)) {
                return;
            }
            $of = $of->expr;
        }
        $this->children($node, $scope, $inside);
    }

    /** Declares what an assignment binds; true where that is a callable. */
    private function assigned(Expr\Assign|Expr\AssignRef $node, string $scope): bool
    {
        $targets = $node->var instanceof Expr\Array_ || $node->var instanceof Expr\List_
            ? array_map(fn ($item) => $item?->value, $node->var->items)
            : [$node->var];
        foreach ($targets as $target) {
            if (!$target instanceof Expr\Variable || !is_string($target->name)) {
                continue;
            }
            $name = '$' . $target->name;
            if (isset($this->assigned[$scope][$name])) {
                continue;
            }
            $this->assigned[$scope][$name] = true;
            if ($node->expr instanceof Expr\Closure || $node->expr instanceof Expr\ArrowFunction) {
                $this->callable($node->expr, $scope, 'file', 'function', $name, $node);
                return true;
            }
            $this->add($name, $scope, 'variable', $node, $name, []);
        }
        return false;
    }

    private function flags(int $flags): array
    {
        $known = [
            'abstract' => Stmt\Class_::MODIFIER_ABSTRACT,
            'final' => Stmt\Class_::MODIFIER_FINAL,
            'readonly' => Stmt\Class_::MODIFIER_READONLY,
            'static' => Stmt\Class_::MODIFIER_STATIC,
            'visibility=private' => Stmt\Class_::MODIFIER_PRIVATE,
            'visibility=protected' => Stmt\Class_::MODIFIER_PROTECTED,
        ];
        return array_keys(array_filter($known, fn (int $flag) => ($flags & $flag) !== 0));
    }

    /** The source of a node without its comments. */
    private function text(Node $node): string
    {
        $start = $node->getStartFilePos();
        $slice = substr($this->source, $start, $node->getEndFilePos() + 1 - $start);
        $text = '';
        foreach (array_slice(token_get_all('<?php ' . $slice), 1) as $token) {
            if (is_array($token) && in_array($token[0], [T_COMMENT, T_DOC_COMMENT], true)) {
                $text .= ' ';
            } elseif (is_array($token) && $token[0] === T_WHITESPACE) {
                $text .= ' ';
            } else {
                $text .= is_array($token) ? $token[1] : $token;
            }
        }
        return trim(preg_replace('/ +/', ' ', $text));
    }

    private static function dotted(string $scope, string $name): string
    {
        return $scope === '' ? $name : "$scope.$name";
    }
}
