import styles from './rich-text.module.css';

/** Rich text as the server stored it: it was sanitised there, on the way in. */
export const RichText = ({ html, lang }: { html: string; lang?: string }) => (
  <div className={styles['rich']} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
