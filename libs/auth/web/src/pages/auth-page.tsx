import { PageHead } from '@lms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './auth-page.module.css';

interface AuthPageProps {
  title: string;
  intro?: string;
  /** Moves the focus to the heading, because the page replaced a form. */
  focused?: boolean;
  children?: ReactNode;
}

/** Frame of the sign-in pages: one narrow column with a heading. */
export const AuthPage = ({ title, intro, focused, children }: AuthPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={title} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {intro && <p className={styles['soft']}>{intro}</p>}
      {/* Filled in by the server, and by nobody else. */}
      <noscript id="no-script" />
      {children}
    </div>
  );
};
