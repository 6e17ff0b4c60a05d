import ts from 'typescript';
import { isOurs, type Source } from './source.ts';
import type { TypeArguments, TypeSchemas } from './type-schema.ts';

/** One way in which a call answers. */
export interface Answer {
  status: number;
  /** Without one the answer has no body. */
  media?: string;
  /** Schema of the JSON body. */
  type?: ts.Type;
}

/** Arguments of a followed function. */
type Given = ReadonlyMap<ts.Symbol, ts.Expression>;

const json = 'application/json';

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isFunctionDeclaration(node);

/** Returns the answers of a handler, read from its code and its types. */
export class HandlerAnswers {
  constructor(
    private readonly source: Source,
    private readonly schemas: TypeSchemas,
  ) {}

  of(
    handler: ts.FunctionLikeDeclaration,
    types: TypeArguments,
    given: Given = new Map(),
  ): Answer[] {
    const { checker } = this.source;
    const signature = checker.getSignatureFromDeclaration(handler)!;
    const returned = this.awaited(checker.getReturnTypeOfSignature(signature), types);
    const members = returned.isUnion() ? returned.types : [returned];
    const plain = members.filter((type) => !isReply(type));
    const statuses = this.statusesSet(handler);
    const answers = this.sentIn(handler, types, given, statuses);
    if (plain.length === 0) return answers;
    if (returned.flags & ts.TypeFlags.Void) {
      return answers.length > 0 ? answers : [{ status: 200, media: 'text/event-stream' }];
    }
    const [own] = statuses;
    if (plain.length === members.length) {
      return [{ status: own ?? 200, media: json, type: returned }, ...answers];
    }
    return [...plain.map((type) => ({ status: own ?? 200, media: json, type })), ...answers];
  }

  /** The type within promises. A reply could be awaited, too, but stands for what it sends. */
  private awaited(type: ts.Type, types: TypeArguments): ts.Type {
    const found = this.schemas.resolve(type, types);
    if (found.symbol?.name !== 'Promise') return found;
    const [inner] = this.source.checker.getTypeArguments(found as ts.TypeReference);
    return inner ? this.awaited(inner, types) : found;
  }

  /** The statuses that are set in a statement of their own. */
  private statusesSet(handler: ts.Node): number[] {
    const found: number[] = [];
    this.visit(handler, (call, name) => {
      const statement = ts.isVoidExpression(call.parent) ? call.parent.parent : call.parent;
      if (name === 'status' && ts.isExpressionStatement(statement)) {
        found.push(...this.numbers(call.arguments[0]!));
      }
    });
    return found;
  }

  /** Every `reply…send()` and `reply.redirect()`, here and in what is given the reply. */
  private sentIn(
    handler: ts.FunctionLikeDeclaration,
    types: TypeArguments,
    given: Given,
    statuses: number[],
  ): Answer[] {
    const answers: Answer[] = [];
    this.visit(handler, (call, name) => {
      if (name === 'send') answers.push(...this.sent(call, types, given, statuses));
      if (name === 'redirect') {
        const [status = 302] = call.arguments[1] ? this.numbers(call.arguments[1]) : [];
        answers.push({ status });
      }
    });
    this.follow(handler, (called, args) => {
      const inner = new Map(
        called.parameters.flatMap(({ name }, index) => {
          const symbol = this.source.checker.getSymbolAtLocation(name);
          return symbol && args[index] ? [[symbol, args[index]] as const] : [];
        }),
      );
      answers.push(...this.sentIn(called, types, inner, statuses));
    });
    return answers;
  }

  private sent(
    call: ts.CallExpression,
    types: TypeArguments,
    given: Given,
    set: number[],
  ): Answer[] {
    let statuses: number[] = [];
    let media: string[] = [];
    let link = (call.expression as ts.PropertyAccessExpression).expression;
    while (ts.isCallExpression(link) && ts.isPropertyAccessExpression(link.expression)) {
      const [argument] = link.arguments;
      if (argument && link.expression.name.text === 'status') statuses = this.numbers(argument);
      if (argument && link.expression.name.text === 'type') media = this.texts(argument);
      link = link.expression.expression;
    }
    if (statuses.length === 0) statuses = set.length > 0 ? set : [200];
    const [body] = call.arguments;
    if (!body) return statuses.map((status) => ({ status }));
    const value = this.jsonBehind(body, given);
    const isJson = media.every((one) => one.includes('json'));
    const type = isJson
      ? this.awaited(this.source.checker.getTypeAtLocation(value), types)
      : undefined;
    const medias = media.length === 0 ? [json] : media.map((one) => one.split(';')[0]!);
    return statuses.flatMap((status) => medias.map((one) => ({ status, media: one, type })));
  }

  /** Finds what was made into text: `x` of `JSON.stringify(x)`, also through a constant or a parameter. */
  private jsonBehind(expression: ts.Expression, given: Given): ts.Expression {
    if (ts.isCallExpression(expression) && expression.expression.getText() === 'JSON.stringify') {
      return this.jsonBehind(expression.arguments[0]!, given);
    }
    if (!ts.isIdentifier(expression)) return expression;
    const symbol = this.source.checker.getSymbolAtLocation(expression);
    if (symbol && given.has(symbol)) return given.get(symbol)!;
    const declared = symbol?.valueDeclaration;
    const value = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    return value && /^JSON\.stringify\(/.test(value.getText())
      ? this.jsonBehind(value, given)
      : expression;
  }

  private literals(expression: ts.Expression): unknown[] {
    const type = this.source.checker.getTypeAtLocation(expression);
    return (type.isUnion() ? type.types : [type]).map((one) => (one as ts.LiteralType).value);
  }

  private numbers(expression: ts.Expression): number[] {
    return this.literals(expression).filter((value) => typeof value === 'number');
  }

  private texts(expression: ts.Expression): string[] {
    const found = this.literals(expression).filter((value) => typeof value === 'string');
    if (found.length === 0) {
      this.schemas.faults.add(`no literal type: ${this.source.told(expression)}`);
    }
    return found;
  }

  /** Every call of a method of the reply. */
  private visit(node: ts.Node, see: (call: ts.CallExpression, name: string) => void) {
    const look = (inner: ts.Node) => {
      if (ts.isCallExpression(inner) && ts.isPropertyAccessExpression(inner.expression)) {
        const owner = this.source.checker.getTypeAtLocation(inner.expression.expression);
        if (isReply(owner)) see(inner, inner.expression.name.text);
      }
      ts.forEachChild(inner, look);
    };
    look(node);
  }

  /** Every function of the workspace that is called with the reply as an argument. */
  private follow(
    node: ts.Node,
    see: (called: ts.FunctionLikeDeclaration, args: readonly ts.Expression[]) => void,
  ) {
    const { checker } = this.source;
    const look = (inner: ts.Node) => {
      if (ts.isCallExpression(inner)) {
        const hasReply = inner.arguments.some((one) => isReply(checker.getTypeAtLocation(one)));
        const called = hasReply && checker.getResolvedSignature(inner)?.declaration;
        if (called && isFunction(called) && isOurs(called)) see(called, inner.arguments);
      }
      ts.forEachChild(inner, look);
    };
    look(node);
  }
}

/** Tells a reply, which an async function returns as `never`: the compiler awaits replies without an end. */
const isReply = (type: ts.Type) =>
  type.symbol?.name === 'FastifyReply' || (type.flags & ts.TypeFlags.Never) !== 0;
