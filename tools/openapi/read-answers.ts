import ts from 'typescript';
import type { DeclaredCall, Place } from './declared-calls.ts';
import { type Answer, HandlerAnswers } from './handler-answers.ts';
import { ReachableProblems } from './reachable-problems.ts';
import { root } from './root.ts';
import { readSource, type Source } from './source.ts';
import { combined, type JsonSchema, TypeSchemas } from './type-schema.ts';

interface CallAnswers {
  /** The domain that declares the call. */
  domain: string;
  /** By status, then by media type; JSON has a schema, and an answer without a body nothing. */
  answers: Record<string, Record<string, JsonSchema>>;
  /** Codes of the problems that the call's code can throw. */
  problems: string[];
}

/** Answers and problems of every call. */
export interface ReadAnswers {
  calls: Record<string, CallAnswers>;
  schemas: Record<string, JsonSchema>;
}

/** Lists what cannot be told from the code, each on a line. */
export class UnclearError extends Error {}

/** The entries as an object, by their names. */
export const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** Resolves the type parameters of every function on the way, the outermost first. */
const typeArgumentsOf = (source: Source, nodes: readonly ts.CallExpression[]) => {
  const types = new Map<ts.Symbol, ts.Type>();
  for (const node of [...nodes].reverse()) {
    const signature = source.checker.getResolvedSignature(node);
    const given = signature && source.checker.getTypeArgumentsForResolvedSignature(signature);
    const declared = signature?.declaration?.typeParameters ?? [];
    declared.forEach((parameter, index) => {
      if (!ts.isTypeParameterDeclaration(parameter)) return;
      const symbol = source.checker.getSymbolAtLocation(parameter.name);
      const type = given?.[index];
      if (symbol && type) types.set(symbol, type);
    });
  }
  return types;
};

const inDomain = /\/libs\/([\w-]+)\/api\//;

/** The outermost domain on the way: others may lend it helpers. */
const domainOf = (places: readonly Place[]) => {
  const found = places.flatMap(({ file }) => inDomain.exec(file)?.slice(1) ?? []);
  return found.at(-1);
};

const handlerOf = (options: ts.Expression | undefined) => {
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  const found = options.properties.find(({ name }) => name?.getText() === 'handle');
  const handler = found && ts.isPropertyAssignment(found) ? found.initializer : found;
  return handler && (ts.isArrowFunction(handler) || ts.isMethodDeclaration(handler))
    ? handler
    : undefined;
};

/** The different schemas of each status and media type, as one. */
const joined = (answers: readonly Answer[], schemaOf: (type: ts.Type) => JsonSchema) => {
  const found = new Map<string, Map<string, Map<string, JsonSchema>>>();
  for (const { status, media, type } of answers) {
    const medias = found.get(String(status)) ?? new Map<string, Map<string, JsonSchema>>();
    found.set(String(status), medias);
    if (!media) continue;
    const schemas = medias.get(media) ?? new Map<string, JsonSchema>();
    medias.set(media, schemas);
    if (type) schemas.set(JSON.stringify(schemaOf(type)), schemaOf(type));
  }
  const entries = [...found].map(([status, medias]): [string, Record<string, JsonSchema>] => [
    status,
    sorted([...medias].map(([media, all]) => [media, combined([...all.values()], false)])),
  ]);
  return sorted(entries);
};

/**
 * Reads what every call answers from the types of its handler, and what it refuses from its code.
 *
 * @throws UnclearError
 */
export const readAnswers = (declared: readonly DeclaredCall[]): ReadAnswers => {
  const source = readSource();
  const schemas = new TypeSchemas(source.checker, root);
  const handlers = new HandlerAnswers(source, schemas);
  const problems = new ReachableProblems(source);

  const read = ({ key, places }: DeclaredCall): [string, CallAnswers][] => {
    const nodes = places.flatMap((place) => source.callAt(place) ?? []);
    const handler = handlerOf(nodes[0]?.arguments[1]);
    if (!handler) {
      schemas.faults.add(`${key}: \`handle\` is not written where the call is declared`);
      return [];
    }
    const types = typeArgumentsOf(source, nodes);
    const answers = handlers.of(handler, types);
    const domain = domainOf(places);
    if (!domain) schemas.faults.add(`${key}: no domain declares it`);
    if (answers.length === 0) schemas.faults.add(`${key}: no answer was found`);
    const given = nodes.flatMap((node) => [...node.arguments]);
    return [
      [
        key,
        {
          domain: domain ?? '',
          answers: joined(answers, (type) => schemas.of(type, key, types)),
          problems: problems.of(handler, given),
        },
      ],
    ];
  };
  const calls = sorted(declared.flatMap(read));
  if (schemas.faults.size > 0) throw new UnclearError([...schemas.faults].join('\n'));
  return { calls, schemas: sorted(schemas.components) };
};
