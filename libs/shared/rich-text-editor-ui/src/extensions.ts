import { Extension, Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** The page title is the only first-level heading. */
export const headingLevels = [2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

const marksByTag = ['sub', 'sup', 'kbd', 'samp', 'var', 'mark', 'small', 'abbr', 'q', 'ins'].map(
  (tag) =>
    Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] as const }),
);

/**
 * Keeps the `lang` attribute of passages in another language, which pasted or imported texts have.
 */
const LanguageMark = Mark.create({
  name: 'languageMark',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
const LanguageOfBlocks = Extension.create({
  name: 'languageOfBlocks',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'listItem', 'bulletList', 'orderedList', 'blockquote'],
      attributes: { lang: { default: null } },
    },
  ],
});

const starterKit = (minimal: boolean) =>
  StarterKit.configure({
    heading: minimal ? false : { levels: [...headingLevels] },
    horizontalRule: minimal ? false : {},
    link: false,
  });

/** Addresses that the server allows for links: own pages, the web, mail. */
const allowedAddress = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

export const isAllowedAddress = (address: string) => allowedAddress.test(address);

/** Link without `target` and `class` attributes. */
const PlainLink = Link.extend({
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
}).configure({
  openOnClick: false,
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: isAllowedAddress,
});

/** Tables without column widths, which are not part of the text. */
const tables = [
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableCell,
  TableHeader.extend({
    renderHTML: ({ HTMLAttributes }) => ['th', { ...HTMLAttributes, scope: 'col' }, 0],
  }),
];

/** Extensions for the elements that the server's allow-list permits. */
export const extensionsOf = (minimal: boolean) => [
  starterKit(minimal),
  PlainLink,
  Image,
  LanguageMark,
  LanguageOfBlocks,
  ...marksByTag,
  ...(minimal ? [] : tables),
];
