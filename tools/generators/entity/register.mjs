import { names, updateJson } from '@nx/devkit';
import { labelOf } from './entity-names.mjs';

const database = 'libs/server/database/src';
const languages = ['en', 'bn', 'ch', 'es', 'jp', 'de', 'fr'];

/** The text of a file that has to be there. */
const read = (tree, file) => {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing: does the domain exist?`);
  return text;
};

/** Puts `line` before `mark`, unless the file holds `known` already. */
const insertBefore = (tree, file, known, mark, line) => {
  const text = read(tree, file);
  if (text.includes(known)) return;
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`${file} has no ${mark}`);
  tree.write(file, text.slice(0, at) + line + text.slice(at));
};

const addImport = (tree, file, name, source) => {
  const text = read(tree, file);
  const line = `import { ${name} } from '${source}';`;
  if (!text.includes(line)) tree.write(file, `${line}\n${text}`);
};

const append = (tree, file, line) => {
  const text = read(tree, file);
  if (!text.includes(line.trim())) tree.write(file, text + line);
};

/** English words until somebody translates them; what is there already stays. */
const addTexts = (tree, { propertyName, words, pluralTitle, fields }) => {
  const texts = {
    plural: pluralTitle,
    create: `New ${words}`,
    edit: `Edit ${words}`,
    ...Object.fromEntries(fields.map(({ name }) => [name, labelOf(name)])),
    status: 'Status',
    updatedAt: 'Last changed',
  };
  for (const language of languages) {
    const file = `libs/shared/words/src/locales/${language}/admin.json`;
    if (!tree.exists(file)) continue;
    updateJson(tree, file, (all) => ({
      ...all,
      [propertyName]: { ...texts, ...all[propertyName] },
    }));
    updateJson(tree, file.replace('admin.json', 'shell.json'), (all) => ({
      ...all,
      permission: {
        ...all.permission,
        [propertyName]: {
          read: `See: ${pluralTitle}`,
          write: `Create, change and delete: ${pluralTitle}`,
          ...all.permission[propertyName],
        },
      },
    }));
  }
};

/** Puts the list among the domain's management screens, and those into the app. */
const addPage = (tree, { name, plural, domain, page }) => {
  const places = ['management-routes', 'routes', 'index'].map(
    (file) => `libs/${domain}/web/src/${file}.ts`,
  );
  const index = places.find((place) => tree.exists(place)) ?? places.at(-1);
  const shell = 'apps/lms-web/src/shell/layout-pages.ts';
  const area = names(domain.replace(/-management$/, '')).propertyName;
  const routes = `${area}ManagementRoutes`;
  const begin = `export const ${routes}: PageRoute[] = [`;
  const comment = '/** For those who manage what this domain keeps. */';
  if (!read(tree, index).includes(begin)) {
    append(tree, index, `\n${comment}\n${begin}\n];\n`);
  }
  const [before, after] = read(tree, index).split(begin);
  const route = `
  {
    path: '${page}',
    load: () => import('./${plural}/${name}-list-page'),
    texts: ['admin', 'validation', 'problems'],
  },`;
  const loaded = `'./${plural}/${name}-list-page'`;
  if (!after.includes(loaded)) tree.write(index, before + begin + route + after);
  insertBefore(tree, shell, `...${routes}`, '];\n', `  ...${routes},\n`);
  addImport(tree, shell, routes, `@lms/${domain}/web`);
};

/** The domain's permissions; a domain without any gets a file for them. */
const permissionsFile = (tree, { domain, permissions }) => {
  const index = `libs/${domain}/contract/src/index.ts`;
  const file = `libs/${domain}/contract/src/${domain}-permissions.ts`;
  append(tree, index, `export * from './${domain}-permissions';\n`);
  if (!tree.exists(file)) {
    tree.write(
      file,
      `import { definePermissions, reaches } from '@lms/contract';

/** Permissions of this domain; the server enforces them, the screen mirrors them. */
export const ${permissions} = definePermissions({
});
`,
    );
    const roles = 'apps/lms-web/src/shell/roles-page.tsx';
    insertBefore(
      tree,
      roles,
      `...${permissions}`,
      '};\nconst allPermissions',
      `  ...${permissions},\n`,
    );
    addImport(tree, roles, permissions, `@lms/${domain}/contract`);
  }
  return file;
};

/** Makes the new files known to all that has to know them. */
export const register = (tree, entity) => {
  const { name, plural, pluralProperty, className, propertyName, domain } = entity;
  const module = `libs/${domain}/api/src/${domain}.module.ts`;

  append(tree, `libs/${domain}/contract/src/index.ts`, `export * from './${name}';\n`);
  append(tree, `${database}/schema.ts`, `export * from './tables/${plural}.table';\n`);
  append(
    tree,
    `${database}/index.ts`,
    `export { ${pluralProperty} } from './tables/${plural}.table';\n`,
  );
  insertBefore(
    tree,
    permissionsFile(tree, entity),
    `'${propertyName}.read'`,
    '});',
    `  '${propertyName}.read': reaches('none', 'none', 'all', 'all'),
  '${propertyName}.write': reaches('none', 'none', 'none', 'all'),\n`,
  );
  insertBefore(
    tree,
    'libs/shared/entity-api/src/api.ts',
    `'${className}'`,
    '] as const;',
    `  '${className}',\n`,
  );
  const routes = `${propertyName}Routes`;
  addImport(tree, module, routes, `./${plural}/${plural}.routes`);
  insertBefore(tree, module, `${routes}(app`, '};', `  ${routes}(app, deps);\n`);
  addPage(tree, entity);
  addTexts(tree, entity);
};
