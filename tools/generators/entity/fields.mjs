/** Describes how a field of each type reads in every generated file. */
const types = {
  text: (max = 200) => ({
    type: 'string',
    schema: `${textOf(max)}({ max: ${max} }).required(code('required'))`,
    helpers: [textOf(max)],
    column: 'text().notNull()',
    columnTypes: ['text'],
    empty: "''",
    sample: (field) => `'Some ${field}'`,
    controls: (field) => [control(max, field)],
    isListed: max <= longest,
    isSortable: true,
    isSearched: true,
  }),
  localized: (max = 200) => ({
    type: 'LocalizedText',
    schema:
      max > longest
        ? `localizedText({ max: ${max} })`
        : `localizedText({ max: ${max} }, lineOfText)`,
    helpers: max > longest ? ['localizedText'] : ['localizedText', 'lineOfText'],
    column: 'jsonb().$type<LocalizedText>().notNull()',
    columnTypes: ['jsonb'],
    empty: "{ en: '', bn: '' }",
    sample: (field) => `{ en: 'Some ${field}', bn: 'একটি লেখা' }`,
    controls: (field) => ['en', 'bn'].map((lang) => control(max, `${field}.${lang}`, lang)),
    isLocalized: true,
    isListed: max <= longest,
    isSearched: true,
  }),
  slug: () => ({
    type: 'string',
    schema: "slug().required(code('required'))",
    helpers: ['slug'],
    column: 'text().notNull()',
    columnTypes: ['text', 'uniqueIndex'],
    empty: "''",
    sample: () => "'some-name'",
    controls: (field) => [`<TextField name="${field}" />`],
    isUnique: true,
    isListed: true,
    isSortable: true,
    isSearched: true,
  }),
  integer: (min = 0, max = 2_147_483_647) => ({
    type: 'number',
    schema: `wholeNumber({ min: ${min}, max: ${max} }).required(code('required'))`,
    helpers: ['wholeNumber'],
    column: `integer().notNull().default(${min})`,
    columnTypes: ['integer'],
    empty: `${min}`,
    sample: () => `${min}`,
    controls: (field) => [`<NumberField name="${field}" />`],
    isNumber: true,
    isListed: true,
    isSortable: true,
  }),
  parent: () => ({
    type: 'string | null',
    schema: 'id().nullable().defined()',
    helpers: ['id'],
    columnTypes: ['uuid', 'type AnyPgColumn'],
    empty: 'null',
    sample: () => 'null',
    isParent: true,
  }),
};

/** A longer text has a field of several lines, and no column in the list. */
const longest = 200;

const textOf = (max) => (max > longest ? 'text' : 'lineOfText');

const control = (max, name, lang) => {
  const component = max > longest ? 'TextAreaField' : 'TextField';
  return `<${component} name="${name}"${lang ? ` lang="${lang}"` : ''} />`;
};

/** @param {string} text such as `name:text(80),position:integer(0..999)` */
export const readFields = (text) =>
  text.split(',').map((part) => {
    const match = /^\s*([a-z]\w*):(\w+)(?:\((\d+)(?:\.\.(\d+))?\))?\s*$/.exec(part);
    const [, name, type, ...numbers] = match ?? [];
    if (!name || !Object.hasOwn(types, type)) {
      throw new Error(`Not a field: ${part}. Types: ${Object.keys(types).join(', ')}`);
    }
    return { name, ...types[type](...numbers.filter((number) => number !== undefined)) };
  });
