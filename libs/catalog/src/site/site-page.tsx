import { PageHead } from '@lms/ui';
import type { ReactNode } from 'react';
import styles from './site-page.module.css';

interface SitePageProps {
  title: string;
  intro: string;
  /** Headings with what is said below each. */
  sections: readonly { title: string; text: string }[];
  /** Below the sections. */
  children?: ReactNode;
}

/** A page about the platform itself. */
export const SitePage = ({ title, intro, sections, children }: SitePageProps) => (
  <div className={`container ${styles['page']}`}>
    <PageHead title={title} description={intro} />
    <div className={styles['head']}>
      <h1>{title}</h1>
      <p>{intro}</p>
    </div>
    <div className={styles['sections']}>
      {sections.map((section) => (
        <section key={section.title} className={styles['section']}>
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </div>
    {children}
  </div>
);
