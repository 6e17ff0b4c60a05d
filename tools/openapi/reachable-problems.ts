import ts from 'typescript';
import { isOurs, type Source } from './source.ts';

/** Effects of one declaration. */
interface Direct {
  codes: readonly string[];
  /** Functions that it calls or names. */
  next: readonly ts.Node[];
  /** Every name in it. */
  names: ReadonlySet<string>;
}

const hasBody = (node: ts.Declaration) =>
  (ts.isFunctionLike(node) && 'body' in node) ||
  ts.isPropertyAssignment(node) ||
  ts.isClassDeclaration(node) ||
  (ts.isVariableDeclaration(node) && node.initializer !== undefined);

/**
 * By each method of an interface of ours the functions that stand for it in object literals. What is
 * declared as a property with a function type is a hook, which has an owner: see {@link ReachableProblems.of}.
 */
const implementersIn = ({ program, checker }: Source) => {
  const found = new Map<ts.Node, ts.Node[]>();
  const note = (literal: ts.ObjectLiteralExpression) => {
    const type = checker.getContextualType(literal);
    for (const member of type ? literal.properties : []) {
      const declared = type?.getProperty(member.name?.getText() ?? '')?.declarations ?? [];
      for (const method of declared.filter(ts.isMethodSignature)) {
        found.set(method, [...(found.get(method) ?? []), member]);
      }
    }
  };
  const look = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) note(node);
    ts.forEachChild(node, look);
  };
  program.getSourceFiles().filter(isOurs).forEach(look);
  return found;
};

/** The codes of the problems that a piece of code can throw, with all that it calls. */
export class ReachableProblems {
  private readonly known = new Map<ts.Node, Direct>();
  private readonly implementers: ReadonlyMap<ts.Node, readonly ts.Node[]>;

  constructor(private readonly source: Source) {
    this.implementers = implementersIn(source);
  }

  /**
   * @param handler of a call
   * @param hooks objects given to the helpers that declared the call: those of their functions count
   *   that the handler names
   */
  of(handler: ts.Node, hooks: readonly ts.Expression[]): string[] {
    const seen = new Set<ts.Node>();
    const codes = new Set<string>();
    const names = new Set<string>();
    const walk = (start: ts.Node) => {
      const waiting = [start];
      for (let node = waiting.pop(); node; node = waiting.pop()) {
        if (seen.has(node)) continue;
        seen.add(node);
        const direct = this.directOf(node);
        for (const code of direct.codes) codes.add(code);
        for (const name of direct.names) names.add(name);
        waiting.push(...direct.next);
      }
    };
    walk(handler);
    const functions = hooks.flatMap((hook) => this.functionsOf(hook));
    for (let size = -1; size !== seen.size;) {
      size = seen.size;
      for (const { name, node } of functions) if (names.has(name)) walk(node);
    }
    return [...codes].sort();
  }

  private functionsOf(hook: ts.Expression) {
    if (!ts.isObjectLiteralExpression(hook)) return [];
    return hook.properties.flatMap((property) => {
      const name = property.name?.getText();
      return name ? [{ name, node: property as ts.Node }] : [];
    });
  }

  private directOf(node: ts.Node): Direct {
    const known = this.known.get(node) ?? this.read(node);
    this.known.set(node, known);
    return known;
  }

  private read(root: ts.Node): Direct {
    const codes: string[] = [];
    const next: ts.Node[] = [];
    const names = new Set<string>();
    const look = (node: ts.Node) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isNewExpression(node)) codes.push(...this.thrownBy(node));
      if (ts.isPropertyAccessExpression(node)) {
        names.add(node.name.text);
        const found = this.declarationsAt(node.name);
        next.push(...found);
        // `repository.get` is that function alone, not all that makes a repository.
        if (found.length > 0 && ts.isIdentifier(node.expression)) return;
      }
      if (ts.isIdentifier(node)) {
        names.add(node.text);
        next.push(...this.declarationsAt(node));
      }
      ts.forEachChild(node, look);
    };
    look(root);
    return { codes, next, names };
  }

  private thrownBy({ expression, arguments: given }: ts.NewExpression): string[] {
    if (expression.getText() === 'TooManyError') return ['request.tooMany'];
    if (!/^\w*Problem(Error)?$/.test(expression.getText()) || !given?.[0]) return [];
    const type = this.source.checker.getTypeAtLocation(given[0]);
    const members = type.isUnion() ? type.types : [type];
    return members.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  }

  private declarationsAt(name: ts.Node): ts.Node[] {
    const { checker } = this.source;
    const isShorthand = ts.isShorthandPropertyAssignment(name.parent);
    let symbol = isShorthand
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    return (symbol?.declarations ?? []).flatMap((node) => {
      if (!isOurs(node)) return [];
      if (ts.isShorthandPropertyAssignment(node)) return this.declarationsAt(node.name);
      if (ts.isBindingElement(node)) return this.boundBy(node);
      return hasBody(node) ? [node] : (this.implementers.get(node) ?? []);
    });
  }

  /** Finds the member that `get` of `const { get } = repository` stands for. */
  private boundBy(node: ts.BindingElement): ts.Node[] {
    const name = (node.propertyName ?? node.name).getText();
    const owner = this.source.checker.getTypeAtLocation(node.parent);
    return (owner.getProperty(name)?.declarations ?? []).filter(
      (found) => isOurs(found) && found !== node && hasBody(found),
    );
  }
}
