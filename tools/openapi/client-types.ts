import openapiTS, { astToString } from 'openapi-typescript';

interface Document {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, unknown> };
}

/** The calls of the test that a client made from the document works; the whole is 28,000 lines. */
const operations = ['signIn', 'findCourses', 'getCourse', 'updateCourse', 'getMe'];

const references = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  );

/** The schemas that a part of the document names, with those that these name. */
const reachedFrom = (part: unknown, schemas: Record<string, unknown>) => {
  const reached = new Set<string>();
  const waiting = references(part);
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...references(schemas[name]));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name)));
};

/** The types of a client for these calls, as openapi-typescript makes them. */
export const clientTypes = async (document: object): Promise<string> => {
  const { paths, components, ...rest } = document as Document;
  const chosen = Object.entries(paths).flatMap(([path, calls]) => {
    const kept = Object.entries(calls).filter(([, call]) => operations.includes(call.operationId));
    return kept.length > 0 ? [[path, Object.fromEntries(kept)]] : [];
  });
  const part = {
    ...rest,
    paths: Object.fromEntries(chosen),
    components: {
      ...components,
      schemas: reachedFrom([chosen, { ...components, schemas: {} }], components.schemas),
    },
  };
  const nodes = await openapiTS(part as unknown as Parameters<typeof openapiTS>[0]);
  return `// Made by \`npm run openapi\`.\n${astToString(nodes)}`;
};
