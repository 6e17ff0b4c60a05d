/** Inline rich text, such as an option. The server sanitised it on the way in. */
export const InlineRich = ({ html, lang }: { html: string; lang?: string }) => (
  <span lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
