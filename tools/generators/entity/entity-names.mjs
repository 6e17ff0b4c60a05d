import { names } from '@nx/devkit';

const pluralOf = (word) => {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

const sentence = (kebab) =>
  kebab.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Every spelling of an entity's name that the files need. */
export const entityNames = (name) => {
  const plural = pluralOf(name);
  return {
    name,
    plural,
    className: names(name).className,
    propertyName: names(name).propertyName,
    pluralClass: names(plural).className,
    pluralProperty: names(plural).propertyName,
    tableName: plural.replaceAll('-', '_'),
    words: sentence(name).toLowerCase(),
    title: sentence(name),
    pluralWords: sentence(plural).toLowerCase(),
    pluralTitle: sentence(plural),
  };
};

/** `parentId` as `Parent`, `updatedAt` as `Updated at`. */
export const labelOf = (field) => {
  const words = field.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^./, (letter) => letter.toUpperCase());
};
