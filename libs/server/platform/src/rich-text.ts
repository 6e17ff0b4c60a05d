import { toPlainText } from '@lms/assessment/formats';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'br', 'ul', 'ol', 'li'],
    ...['dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['figure', 'figcaption', 'img', 'a', 'span', 'div', 'strong', 'b', 'em', 'i', 'u', 's'],
    ...['del', 'ins', 'mark', 'small', 'sub', 'sup', 'code', 'kbd', 'samp', 'var', 'abbr', 'q'],
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
  allowedSchemesByTag: { img: ['https'] },
  // A page's own address can be given without a scheme; another host's can't.
  allowProtocolRelative: false,
  nestingLimit: 30,
};

/** Rich text as it is stored: what the allow-list does not name is gone. `lang` and `dir` stay. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, options);

/** The words of a rich text, to search and to compare. */
export const plainTextOf = (html: string): string => toPlainText(html, ' ');
