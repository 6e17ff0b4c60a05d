import { Icon, type IconName, PageHead, Rosette } from '@lms/ui';
import type { ReactNode } from 'react';
import styles from './site-page.module.css';

interface SitePageProps {
  title: string;
  intro: string;
  /** Decorative drawing beside the title, where there is room. */
  drawing?: ReactNode;
  /** Content between the title and the sections. */
  first?: ReactNode;
  /** Headings, each with its text; those with an icon are cards. */
  sections: readonly { title: string; text: string; icon?: IconName }[];
  /** Content below the sections. */
  children?: ReactNode;
}

/** Page about the platform itself. */
export const SitePage = ({ title, intro, drawing, first, sections, children }: SitePageProps) => (
  <div className={`container ${styles['page']}`}>
    <PageHead title={title} description={intro} />
    <div className={styles['head']}>
      <div className={styles['headText']}>
        <h1>{title}</h1>
        <p>{intro}</p>
      </div>
      {drawing ?? <Rosette slug="site" category="" />}
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
