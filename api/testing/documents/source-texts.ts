import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A function of a source file that returns a text, or undefined for what only running can tell. */
type Value = string | Function | undefined;
interface Function {
  parameters: readonly ESTree.ParamPattern[];
  body: ESTree.Expression;
  file: SourceTexts;
  scope: Scope;
}
/** What the parameters of a function are called with. */
type Scope = ReadonlyMap<string, Value>;

interface Declaration {
  start: number;
  /** Undefined for a parameter. */
  value: ESTree.Expression | undefined;
}

const noScope: Scope = new Map();

/** Evaluates the texts of a source file: literals, templates, constants, imports, and functions that return a text. */
export class SourceTexts {
  readonly program: ESTree.Program;
  readonly #source: string;
  readonly #declarations = new Map<string, Declaration[]>();
  readonly #imports = new Map<string, { name: string; from: string }>();

  private constructor(
    readonly path: string,
    private readonly files: Map<string, SourceTexts>,
  ) {
    this.#source = readFileSync(path, 'utf8');
    this.program = parseSync(path, this.#source).program;
    new Visitor({
      ImportDeclaration: node => {
        for (const each of node.specifiers)
          if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
            this.#imports.set(each.local.name, { name: each.imported.name, from: node.source.value });
      },
      VariableDeclarator: ({ id, init }) => this.#declare(id, init ?? undefined),
      ArrowFunctionExpression: ({ params }) => this.#declareParameters(params),
      FunctionDeclaration: ({ params }) => this.#declareParameters(params),
    }).visit(this.program);
  }

  /** Reads a file once. */
  static read(path: string, files: Map<string, SourceTexts> = new Map()): SourceTexts {
    const known = files.get(path) ?? new SourceTexts(path, files);
    files.set(path, known);
    return known;
  }

  lineOf({ start }: ESTree.Span): number {
    return this.#source.slice(0, start).split('\n').length;
  }

  /** The text of an expression; undefined when only running can tell. */
  textOf(node: ESTree.Expression): string | undefined {
    const value = this.#valueOf(node, noScope);
    return typeof value === 'string' ? value : undefined;
  }

  #declareParameters(parameters: readonly ESTree.ParamPattern[]): void {
    for (const each of parameters) this.#declare(each, undefined);
  }

  #declare(pattern: ESTree.Node, value: ESTree.Expression | undefined): void {
    switch (pattern.type) {
      case 'AssignmentPattern':
        this.#declare(pattern.left, undefined);
        break;
      case 'ObjectPattern':
        for (const each of pattern.properties)
          if (each.type === 'Property') this.#declare(each.value, undefined);
        break;
      case 'ArrayPattern':
        for (const each of pattern.elements) if (each) this.#declare(each, undefined);
        break;
      case 'Identifier': {
        const known = this.#declarations.get(pattern.name) ?? [];
        this.#declarations.set(pattern.name, [...known, { start: pattern.start, value }]);
      }
    }
  }

  #valueOf(node: ESTree.Expression, scope: Scope): Value {
    switch (node.type) {
      case 'Literal':
        return node.value === null || typeof node.value === 'object' ? undefined : String(node.value);
      case 'TemplateLiteral':
        return this.#template(node, scope);
      case 'Identifier':
        return scope.has(node.name) ? scope.get(node.name) : this.#named(node.name, node.start);
      case 'ArrowFunctionExpression':
        if (node.body.type === 'BlockStatement') return undefined;
        return { parameters: node.params, body: node.body, file: this, scope };
      case 'CallExpression':
        return this.#called(node, scope);
      default:
        return undefined;
    }
  }

  #template({ quasis, expressions }: ESTree.TemplateLiteral, scope: Scope): string | undefined {
    let text = quasis[0]!.value.cooked ?? '';
    for (const [index, expression] of expressions.entries()) {
      const value = this.#valueOf(expression, scope);
      if (typeof value !== 'string') return undefined;
      text += value + (quasis[index + 1]!.value.cooked ?? '');
    }
    return text;
  }

  /** Of several constants with a name, the last one above is meant. */
  #named(name: string, before = Number.POSITIVE_INFINITY): Value {
    const declaration = this.#declarations.get(name)?.findLast(({ start }) => start < before);
    if (declaration) return declaration.value && this.#valueOf(declaration.value, noScope);
    const imported = this.#imports.get(name);
    if (!imported?.from.startsWith('.')) return undefined;
    return SourceTexts.read(join(dirname(this.path), imported.from), this.files).#named(imported.name);
  }

  #called({ callee, arguments: given }: ESTree.CallExpression, scope: Scope): Value {
    const called = this.#valueOf(callee, scope);
    if (typeof called !== 'object') return undefined;
    const inner = new Map(called.scope);
    for (const [index, parameter] of called.parameters.entries()) {
      const argument = given[index];
      const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
      if (target.type !== 'Identifier') continue;
      if (argument && argument.type !== 'SpreadElement')
        inner.set(target.name, this.#valueOf(argument, scope));
      else if (parameter.type === 'AssignmentPattern')
        inner.set(target.name, called.file.#valueOf(parameter.right, called.scope));
    }
    return called.file.#valueOf(called.body, inner);
  }
}
