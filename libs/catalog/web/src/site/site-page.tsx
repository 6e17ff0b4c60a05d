import { Icon, type IconName, PageHead } from '@lms/ui';
import type { ReactNode } from 'react';
import styles from './site-page.module.css';
import { SiteQuilt } from './site-quilt';

interface SitePageProps {
  title: string;
  intro: string;
  /** Name from which the quilt beside the title is sewn. */
  name: string;
  /** Content between the title and the sections. */
  first?: ReactNode;
  /** Headings, each with its text; those with an icon are cards. */
  sections: readonly { title: string; text: string; icon?: IconName }[];
  /** Content below the sections. */
  children?: ReactNode;
}

/** Page about the platform itself. */
export const SitePage = ({ name, title, intro, first, sections, children }: SitePageProps) => (
  <div className={`container ${styles['page']}`}>
    <PageHead title={title} description={intro} />
    <div className={styles['head']}>
      <div className={styles['headText']}>
        <h1>{title}</h1>
        <p>{intro}</p>
      </div>
      <SiteQuilt name={name} />
    </div>
    {first}
    <div className={styles['sections']}>
      {sections.map((section) => (
        <section
          key={section.title}
          className={`${styles['section']} ${section.icon ? styles['card'] : ''}`}
        >
          {section.icon && (
            <span className={styles['sign']}>
              <Icon name={section.icon} />
            </span>
          )}
          <h2>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </div>
    {children}
  </div>
);
