/** Rich text inside a line, such as an option: it was sanitised by the server, on the way in. */
export const InlineRich = ({ html, lang }: { html: string; lang?: string }) => (
  <span lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
