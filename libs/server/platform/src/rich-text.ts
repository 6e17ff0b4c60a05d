import { toPlainText } from '@lms/assessment/formats';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'blockquote',
    'pre',
    'hr',
    'br',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
    'a',
    'span',
    'div',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'del',
    'ins',
    'mark',
    'small',
    'sub',
    'sup',
    'code',
    'kbd',
    'samp',
    'var',
    'abbr',
    'q',
  ],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['align', 'scope', 'colspan', 'rowspan'],
    td: ['align', 'colspan', 'rowspan'],
    code: ['class'],
  },
  allowedClasses: { code: ['language-*'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  // Pictures are those of this site.
  allowedSchemesByTag: { img: [] },
  // Relative addresses are allowed, but `//host` would lead to another site.
  allowProtocolRelative: false,
  nestingLimit: 30,
};

/** Sanitises rich text for storage by an allow-list. `lang` and `dir` are kept. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options);

/** Returns the plain text, for search and comparison. */
export const plainTextOf = (html: string): string => toPlainText(html, ' ');
