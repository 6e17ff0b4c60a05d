import { useTranslation } from '@lms/i18n';
import { Progress } from '@lms/ui';
import type { ReactNode } from 'react';
import { ResultHeading } from './result-heading';
import styles from './spreadsheet-import.module.css';

/** Progress is announced to screen readers in steps of this percentage. */
const announcedStep = 10;

interface ImportProgressProps {
  /** Heading, which takes the focus: for a step that replaces what had it. */
  title?: string;
  /** Says how much has been done, in numbers. */
  text: string;
  done: number;
  total: number;
  /** Says a percentage to screen readers. */
  said: (percent: string) => string;
  children?: ReactNode;
}

/** Step of an import that shows how far the server has come. */
export const ImportProgress = ({
  title,
  text,
  done,
  total,
  said,
  children,
}: ImportProgressProps) => {
  const { formats } = useTranslation();
  const percent = (done / Math.max(total, 1)) * 100;
  const announced = Math.floor(percent / announcedStep) * announcedStep;
  return (
    <section className={styles['step']}>
      {title && <ResultHeading>{title}</ResultHeading>}
      <div className={styles['narrow']}>
        <Progress value={percent} text={text} />
      </div>
      <p role="status" className="visually-hidden">
        {said(formats.percent(announced))}
      </p>
      {children}
    </section>
  );
};
