import styles from './rich-text.module.css';

/**
 * Wide tables scroll sideways on a phone. They take the focus, so that the keyboard can scroll
 * them.
 */
const withReachableTables = (html: string) => html.replaceAll('<table', '<table tabindex="0"');

/** Rich text as stored. The server sanitised it on the way in. */
export const RichText = ({ html, lang }: { html: string; lang?: string }) => (
  <div
    className={styles['rich']}
    lang={lang}
    dangerouslySetInnerHTML={{ __html: withReachableTables(html) }}
  />
);
