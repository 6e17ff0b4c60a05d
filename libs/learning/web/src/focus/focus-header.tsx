import { Icon } from '@lms/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './focus-header.module.css';

export interface FocusHeaderProps {
  back: string;
  backText: string;
  title?: ReactNode;
  /** Second line below the title. */
  detail?: ReactNode;
  /** Progress, or the save state and the time. */
  children?: ReactNode;
  /** Share that is done, from 0 to 1: a solid line, which goes on as a stitch. */
  share?: number;
  /** Messages over the whole width, such as answers that are not saved. */
  below?: ReactNode;
}

/** Header of lessons and quizzes, in place of the site's: a way back, the course, how far it is. */
export const FocusHeader = ({
  back,
  backText,
  title,
  detail,
  children,
  share,
  below,
}: FocusHeaderProps) => (
  <header className={styles['header']}>
    <Link className={styles['back']} to={back} aria-label={backText}>
      <Icon name="chevron" />
    </Link>
    <div className={styles['titles']}>
      {title}
      {detail && <p className={styles['detail']}>{detail}</p>}
    </div>
    <div className={styles['state']}>{children}</div>
    {below}
    {share !== undefined && (
      <svg className={styles['thread']} aria-hidden="true">
        <line x1="0" x2="100%" y1="2" y2="2" />
        <line x1="0" x2={`${share * 100}%`} y1="2" y2="2" />
      </svg>
    )}
  </header>
);
