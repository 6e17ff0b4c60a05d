import styles from './rich-text.module.css';

/** A wide table scrolls sideways on a phone: by keyboard too, so it takes the focus. */
const withReachableTables = (html: string) => html.replaceAll('<table', '<table tabindex="0"');

/** Rich text as the server stored it: it was sanitised there, on the way in. */
export const RichText = ({ html, lang }: { html: string; lang?: string }) => (
  <div
    className={styles['rich']}
    lang={lang}
    dangerouslySetInnerHTML={{ __html: withReachableTables(html) }}
  />
);
