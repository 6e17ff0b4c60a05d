import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The folder of every project, by the project's name. */
export function projectFolders() {
  return Object.fromEntries(
    ['apps', 'libs', 'tools'].flatMap((top) => projectsIn(join(root, top))),
  );
}

function projectsIn(folder) {
  const file = join(folder, 'project.json');
  if (existsSync(file)) return [[JSON.parse(readFileSync(file, 'utf8')).name, folder]];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => projectsIn(join(folder, entry.name)));
}
