import { PageHead, Petals } from '@lms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  intro?: string;
  /** Moves the focus to the heading, because the page replaced a form. */
  focused?: boolean;
  children?: ReactNode;
}

/** Frame of the sign-in pages: one narrow column with a heading, beside a patch where there is room. */
export const AuthPage = ({ title, intro, focused, children }: AuthPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className={`container ${styles['frame']}`}>
      <PageHead title={title} />
      <div className={styles['art']} data-patch="web-development" aria-hidden="true">
        <svg className={styles['field']}>
          <rect width="100%" height="100%" fill="url(#f-web-development)" opacity=".38" />
        </svg>
        <svg viewBox="-100 -100 200 200">
          <Petals slug="welcome" />
        </svg>
      </div>
      <div className={styles['page']}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className={styles['soft']}>{intro}</p>}
        {/* Filled in by the server, and by nobody else. */}
        <noscript id="no-script" />
        {children}
      </div>
    </div>
  );
};
