import {
  formatFiles,
  generateFiles,
  names,
  updateJson,
  workspaceRoot,
  writeJson,
} from '@nx/devkit';
import { libraryGenerator } from '@nx/react';
import { join, relative } from 'node:path';
import { floorsIn, withDomain } from './floors.mjs';

const boundaries = 'tools/boundaries.mjs';

/** Both sides and what they agree on, each with the tag of its kind. */
const kinds = { contract: 'type:contract', web: 'type:web-domain', api: 'type:api-domain' };

/** Writes a domain's three projects and gives it a floor. */
export default async function generate(tree, { name, floor }) {
  const source = tree.read(boundaries, 'utf8');
  if (floorsIn(source).flat().includes(name)) throw new Error(`There is a domain ${name} already`);
  const entity = { name, propertyName: names(name).propertyName };

  await createWebLibrary(tree, name);
  for (const kind of ['contract', 'api']) createLibrary(tree, name, kind);
  for (const kind of Object.keys(kinds)) {
    generateFiles(tree, join(import.meta.dirname, kind), `libs/${name}/${kind}`, entity);
  }
  updateJson(tree, 'tsconfig.base.json', (config) => {
    const { paths } = config.compilerOptions;
    for (const kind of Object.keys(kinds)) {
      paths[`@lms/${name}/${kind}`] = [`./libs/${name}/${kind}/src/index.ts`];
    }
    config.compilerOptions.paths = Object.fromEntries(Object.entries(paths).sort());
    return config;
  });
  tree.write(boundaries, withDomain(source, name, floor));
  await formatFiles(tree);
}

/** A React library as Nx makes it; linting, tests and builds are inferred for all projects alike. */
async function createWebLibrary(tree, name) {
  const folder = `libs/${name}/web`;
  const workspace = ['nx.json', 'package.json', 'tsconfig.base.json', '.gitignore'];
  const before = workspace.map((file) => [file, tree.read(file)]);
  await libraryGenerator(tree, {
    name: `${name}-web`,
    // Nx takes it as seen from where the command was given.
    directory: relative(process.env.INIT_CWD ?? process.cwd(), join(workspaceRoot, folder)),
    importPath: `@lms/${name}/web`,
    tags: `${kinds.web},scope:${name}`,
    style: 'none',
    bundler: 'none',
    linter: 'none',
    unitTestRunner: 'none',
    component: false,
    skipPackageJson: true,
    skipTsConfig: true,
    skipFormat: true,
    addPlugin: false,
    useProjectJson: true,
  });
  for (const file of ['.babelrc', 'README.md', 'tsconfig.lib.json']) {
    tree.delete(`${folder}/${file}`);
  }
  // The workspace has its defaults already: what the generator wrote there is for a fresh one.
  for (const [file, content] of before) {
    if (content && !tree.read(file)?.equals(content)) tree.write(file, content);
  }
  updateJson(tree, `${folder}/project.json`, ({ $schema, name: project, ...rest }) => ({
    name: project,
    $schema,
    sourceRoot: rest.sourceRoot,
    projectType: rest.projectType,
    tags: rest.tags,
  }));
}

/** A library without React; `@nx/js` would add a build that no project here has. */
function createLibrary(tree, name, kind) {
  writeJson(tree, `libs/${name}/${kind}/project.json`, {
    name: `${name}-${kind}`,
    $schema: '../../../node_modules/nx/schemas/project-schema.json',
    sourceRoot: `libs/${name}/${kind}/src`,
    projectType: 'library',
    tags: [kinds[kind], `scope:${name}`],
  });
}
