import { floors } from '#tools/boundaries.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** UI packages that nothing loaded by the server may import. */
const screenPackages =
  /^(react|react-dom|react-i18next|react-redux|react-router-dom|antd|formik)(\/|$)/;

/** Returns the source files that git tracks or would add, relative to the workspace. */
const sourceFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'libs', 'tools'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && existsSync(join(root, file)));

/**
 * Returns the imports of every source file: files of the workspace, and packages by name.
 *
 * @returns {Map<string, { files: string[], packages: string[] }>}
 */
export function readImports() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    config,
    { ...ts.sys, readDirectory: () => [] },
    root,
  );
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const known = new Set(sourceFiles());
  const imports = new Map();
  for (const file of known) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
    const entry = { files: new Set(), packages: new Set() };
    for (const { fileName } of importedFiles) {
      const found = ts.resolveModuleName(fileName, join(root, file), options, ts.sys, cache);
      const path =
        found.resolvedModule?.resolvedFileName ?? join(dirname(join(root, file)), fileName);
      const local = relative(root, path);
      if (known.has(local)) entry.files.add(local);
      else if (!fileName.startsWith('.')) entry.packages.add(fileName);
    }
    imports.set(file, { files: [...entry.files], packages: [...entry.packages] });
  }
  return imports;
}

/** Finds import cycles (Tarjan's strongly connected components). */
export function findCircles(imports) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const onStack = new Set();
  const circles = [];
  const visit = (file) => {
    index.set(file, index.size);
    low.set(file, index.get(file));
    stack.push(file);
    onStack.add(file);
    for (const next of imports.get(file)?.files ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(file, Math.min(low.get(file), low.get(next)));
      } else if (onStack.has(next)) {
        low.set(file, Math.min(low.get(file), index.get(next)));
      }
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    circle.forEach((member) => onStack.delete(member));
    if (circle.length > 1 || imports.get(file)?.files.includes(file))
      circles.push(circle.reverse());
  };
  for (const file of imports.keys()) if (!index.has(file)) visit(file);
  return circles;
}

const floorOf = (domain) => floors.findIndex((floor) => floor.includes(domain));

/**
 * Returns a file's place on the server: a domain on its floor, the platform, the ground, or
 * nothing.
 */
export function placeOf(file) {
  const [, domain] = /^libs\/([^/]+)\/api\//.exec(file) ?? [];
  if (domain) return { kind: 'domain', domain, height: 3 + floorOf(domain) };
  const [, part] = /^libs\/server\/([^/]+)\//.exec(file) ?? [];
  if (part === 'platform') return { kind: 'platform', height: 2 };
  if (part === 'database') return { kind: 'database', height: 1 };
  return undefined;
}

const edgesOnServer = (imports) =>
  [...imports].flatMap(([from, { files }]) => {
    const place = placeOf(from);
    if (!place) return [];
    return files.flatMap((to) => {
      const target = placeOf(to);
      return target ? [{ from, to, place, target }] : [];
    });
  });

/** Finds imports from a floor to a higher one: ground, platform, then the domains' floors. */
export const findUpward = (imports) =>
  edgesOnServer(imports).filter(({ place, target }) => target.height > place.height);

/** Finds imports between two domains of one floor. */
export const findSideways = (imports) =>
  edgesOnServer(imports).filter(
    ({ place, target }) =>
      place.kind === 'domain' && target.height === place.height && target.domain !== place.domain,
  );

/** Finds files loaded by the server that import a UI package. */
export function findScreenPackages(imports, entry = 'apps/lms-api/src/server.ts') {
  const reached = new Set([entry]);
  for (const file of reached) for (const next of imports.get(file)?.files ?? []) reached.add(next);
  return [...reached].flatMap((file) =>
    (imports.get(file)?.packages ?? [])
      .filter((name) => screenPackages.test(name))
      .map((name) => ({ file, name })),
  );
}
