import { formatFiles, generateFiles, names } from '@nx/devkit';
import { join } from 'node:path';
import { entityNames } from './entity-names.mjs';
import { readFields } from './fields.mjs';
import { register } from './register.mjs';

const nameOf = (imported) => imported.replace('type ', '').toLowerCase();
/** Names of an import, each once, as lint sorts them. */
const unique = (values) => [...new Set(values)].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));

/** What the templates ask about the fields. */
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
    /** What a person calls an item: its first field. */
    nameOf: (item) =>
      first.isLocalized ? `formats.content(${item}.${first.name})` : `${item}.${first.name}`,
  };
};

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
  await formatFiles(tree);
  return () => {
    console.log('Now: npm run db:generate, and translate the new keys of admin.json.');
  };
}
