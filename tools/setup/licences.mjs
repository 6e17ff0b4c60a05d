/** Licences (SPDX) of packages that may be used in, or to build, software under the AGPL, version 3. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Licences that were read, of packages that state none, or not as SPDX has it. */
const read = {
  '@digitalbazaar/credentials-context': 'BSD-3-Clause',
  '@sodaru/yup-to-json-schema': 'MIT',
  '@visx/vendor': 'MIT AND ISC',
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
  union: 'MIT',
};

/** Tells whether an expression lets us choose an allowed licence, and demands no other. */
const isAllowed = (expression = '') =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => allowed.includes(licence)));

/** Returns packages of a lock file whose licence is not allowed, as `name: licence`. */
export const refusedLicences = ({ packages }) =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return { name, licence: read[name] ?? license };
    })
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, licence }) => `${name}: ${licence ?? 'none'}`);
