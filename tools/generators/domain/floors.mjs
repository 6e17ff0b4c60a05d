const declaration = /export const floors = \[\n([\s\S]*?)\n\];\n/;

const rowsIn = (source) => {
  const [, rows] = declaration.exec(source) ?? [];
  if (!rows) throw new Error('tools/boundaries.mjs has no floors');
  return rows.split('\n');
};

/** Domains of each floor, from the ground. */
export const floorsIn = (source) =>
  rowsIn(source).map((row) => [...row.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name));

/** Source of the boundaries with a domain more, on the top floor unless another is given. */
export const withDomain = (source, name, floor) => {
  const floors = floorsIn(source);
  const at = floor ?? floors.length - 1;
  if (!floors[at]) throw new Error(`There is no floor ${at}: they are 0 to ${floors.length - 1}`);
  floors[at] = [...floors[at], name].sort();
  const rows = floors.map((domains) => `  [${domains.map((domain) => `'${domain}'`).join(', ')}],`);
  return source.replace(declaration, `export const floors = [\n${rows.join('\n')}\n];\n`);
};
