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
  const here = existsSync(file) ? [[JSON.parse(readFileSync(file, 'utf8')).name, folder]] : [];
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .flatMap((entry) => projectsIn(join(folder, entry.name)));
  return [...here, ...below];
}
