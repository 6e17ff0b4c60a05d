import { updateJson } from '@nx/devkit';
import { labelOf } from './entity-names.mjs';

const languages = ['en', 'bn', 'ch', 'es', 'jp', 'de', 'fr'];

/** Puts `line` before `mark`, unless the file holds `known` already. */
const insertBefore = (tree, file, known, mark, line) => {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing: does the domain exist?`);
  if (text.includes(known)) return;
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`${file} has no ${mark}`);
  tree.write(file, text.slice(0, at) + line + text.slice(at));
};

const append = (tree, file, line) => {
  const text = tree.read(file, 'utf8');
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
    const file = `libs/shared/i18n/src/locales/${language}/admin.json`;
    if (!tree.exists(file)) continue;
    updateJson(tree, file, (all) => ({
      ...all,
      [propertyName]: { ...texts, ...all[propertyName] },
    }));
  }
};

/** Makes the new files known to all that has to know them. */
export const register = (tree, entity) => {
  const { name, plural, className, propertyName, domain, page } = entity;
  const module = `apps/lms-api/src/modules/${domain}/${domain}.module.ts`;
  const listPage = `libs/${domain}/src/${plural}/${name}-list-page`;

  append(tree, 'libs/shared/contract/src/index.ts', `export * from './${domain}/${name}';\n`);
  append(
    tree,
    'apps/lms-api/src/db/schema.ts',
    `export * from '../modules/${domain}/${plural}.table';\n`,
  );
  insertBefore(
    tree,
    'libs/shared/contract/src/permissions.ts',
    `'${propertyName}.read'`,
    '} as const satisfies',
    `  '${propertyName}.read': row('none', 'none', 'all', 'all'),
  '${propertyName}.write': row('none', 'none', 'none', 'all'),\n`,
  );
  insertBefore(
    tree,
    'libs/shared/entity-api/src/api.ts',
    `'${className}'`,
    '] as const;',
    `, '${className}'`,
  );
  const routes = `${propertyName}Routes`;
  insertBefore(
    tree,
    module,
    routes,
    'export const',
    `import { ${routes} } from './${plural}.routes';\n`,
  );
  insertBefore(tree, module, `${routes}(app`, '};', `  ${routes}(app, deps);\n`);
  insertBefore(
    tree,
    `libs/${domain}/src/index.ts`,
    `${name}-list-page`,
    '];',
    `  {
    path: '${page}',
    load: () => import('./${plural}/${name}-list-page'),
    texts,
    source: '${listPage}.tsx',
  },\n`,
  );
  insertBefore(tree, 'tools/setup/budgets.mjs', listPage, '],\n};', `'${listPage}.tsx',\n`);
  addTexts(tree, entity);
};
