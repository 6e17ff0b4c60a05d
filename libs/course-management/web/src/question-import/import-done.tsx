import { ButtonLink, Notice } from '@lms/admin-ui';
import type { ImportReport, QuestionBank } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { importStyles as styles } from '@lms/spreadsheet-import-ui';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { bankPath } from '../questions/question-paths';
import { ImportItems } from './import-items';

interface ImportDoneProps {
  bank: QuestionBank;
  report: ImportReport;
  onAnother: () => void;
}

/** Result of an import: counts, left-out questions, and the next steps. */
export const ImportDone = ({ bank, report, onAnother }: ImportDoneProps) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), []);
  const { accepted, rejected } = report;
  return (
    <section className={styles['step']}>
      <h2 ref={heading} tabIndex={-1}>
        {t('questionImport.done.title')}
      </h2>
      <Notice tone="good">
        {t('questionImport.done.text', { count: accepted, bank: bank.name })}
      </Notice>
      {rejected > 0 && (
        <Notice tone="warn">{t('questionImport.done.rejected', { count: rejected })}</Notice>
      )}
      <div className={styles['actions']}>
        <ButtonLink type="primary" to={bankPath(bank.id)}>
          {t('questionImport.done.toBank')}
        </ButtonLink>
        <Button onClick={onAnother}>{t('questionImport.done.another')}</Button>
      </div>
      {rejected > 0 && <ImportItems report={report} isDone />}
    </section>
  );
};
