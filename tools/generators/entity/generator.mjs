import { formatFiles, generateFiles, names } from '@nx/devkit';
import { join } from 'node:path';
import { entityNames } from './entity-names.mjs';
import { readFields } from './fields.mjs';
import { register } from './register.mjs';

const nameOf = (imported) => imported.replace('type ', '').toLowerCase();
/** Names of an import, each once, as lint sorts them. */
const unique = (values) => [...new Set(values)].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));

/** Facts about the fields for the templates. */
const describe = (fields) => {
  const [first] = fields;
  const controls = fields.flatMap((field) => field.controls?.(field.name) ?? []);
  return {
    fields,
    /** Paths of the item's own values. */
    paths: fields.flatMap(({ name, isLocalized }) =>
      isLocalized ? [`${name}.en`, `${name}.bn`] : [name],
    ),
    listed: fields.filter((field) => field.isListed),
    unique: fields.filter((field) => field.isUnique),
    parent: fields.find((field) => field.isParent),
    hasLocalized: fields.some((field) => field.isLocalized),
    usesFormats: Boolean(first.isLocalized),
    contractNames: unique([
      ...fields.flatMap((field) => field.helpers),
      ...(fields.some((field) => field.isLocalized) ? ['type LocalizedText'] : []),
      'code',
      'type Entity',
      'type Resource',
    ]),
    columnTypes: unique(['pgTable', 'text', ...fields.flatMap((field) => field.columnTypes)]),
    controlTypes: unique(controls.map((control) => /^<(\w+)/.exec(control)[1])),
    /** Field by which a person knows an item: the first. */
    nameOf: (item) =>
      first.isLocalized ? `formats.content(${item}.${first.name})` : `${item}.${first.name}`,
  };
};

/** Refuses an address outside the guarded area, where no screen would be found. */
const checkPage = (tree, page) => {
  const screens = tree.read('apps/lms-web/src/shell/layout-screens.ts', 'utf8');
  const areas = /\(\?:([\w|-]+)\)/.exec(screens)[1].split('|');
  if (!areas.includes(page.split('/')[1])) {
    throw new Error(`${page} is outside the guarded area: give --page below /${areas.join(', /')}`);
  }
};

/** Tells what the generator leaves to a person. */
const nextSteps = ({ domain, propertyName }) => `
Now:
  1. If the list gets many rows: an index for each column it sorts by and for its search
     (sortIndexes and searchIndex in libs/server/database/src/columns.ts); then
     npm run db:generate -- --name=${propertyName}
  2. Translate its texts in admin.json and shell.json of every language.
  3. Decide who may read and write it: libs/${domain}/contract/src/${domain}-permissions.ts
  4. Add it to apps/lms-api/src/permissions-test/entities.ts
  5. npm run openapi
  6. If the side menu leads to it: libs/shared/contract/src/menu.ts and admin.menu.* of every language.
`;

/** Writes an entity's files and registers them; run again it changes nothing. */
export default async function generate(tree, options) {
  const { name, domain, fields = 'name:text(80),position:integer' } = options;
  const page = options.page ?? `/${domain}/create-${name}`;
  const permissions = `${names(domain).propertyName}Permissions`;
  const entity = {
    ...entityNames(name),
    domain,
    permissions,
    page,
    ...describe(readFields(fields)),
  };
  const targets = {
    contract: `libs/${domain}/contract/src`,
    web: `libs/${domain}/web/src/${entity.plural}`,
    api: `libs/${domain}/api/src/${entity.plural}`,
    table: 'libs/server/database/src/tables',
  };
  for (const [folder, target] of Object.entries(targets)) {
    generateFiles(tree, join(import.meta.dirname, folder), target, entity);
  }
  register(tree, entity);
  checkPage(tree, page);
  await formatFiles(tree);
  return () => {
    console.log(nextSteps(entity));
  };
}
