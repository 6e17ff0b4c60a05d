import { Notice } from '@lms/admin-ui';
import type { ImportReport } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { importStyles as styles, takeDoubleClick } from '@lms/spreadsheet-import-ui';
import { Button } from 'antd';
import { ImportItems } from './import-items';

interface ImportPreviewProps {
  name: string;
  report: ImportReport;
  onImport: () => void;
}

/** Preview of an import: every question with its problems, before anything is stored. */
export const ImportPreview = ({ name, report, onImport }: ImportPreviewProps) => {
  const { t } = useTranslation();
  const { accepted, rejected, total, items } = report;
  const noted = items.filter(({ notes }) => notes.length > 0).length;
  const format = t(`questionImport.format.${report.format}`);
  return (
    <section className={styles['step']}>
      <h2>{t('questionImport.report.title')}</h2>
      <div role="status" className={styles['step']}>
        <p>{t('questionImport.report.read', { name, format })}</p>
        {total > 0 && (
          <ul className={styles['counts']}>
            <li>{t('questionImport.report.total', { count: total })}</li>
            <li className={styles['good']}>
              {t('questionImport.report.accepted', { count: accepted })}
            </li>
            {rejected > 0 && (
              <li className={styles['bad']}>
                {t('questionImport.report.rejected', { count: rejected })}
              </li>
            )}
            {noted > 0 && (
              <li className={styles['warn']}>
                {t('questionImport.report.noted', { count: noted })}
              </li>
            )}
          </ul>
        )}
      </div>
      {total === 0 && <Notice tone="warn">{t('questionImport.report.none')}</Notice>}
      {accepted > 0 && (
        <div className={styles['actions']}>
          <Button
            type="primary"
            onClick={() => {
              takeDoubleClick();
              onImport();
            }}
          >
            {t('questionImport.import', { count: accepted })}
          </Button>
        </div>
      )}
      {total > 0 && <ImportItems report={report} />}
    </section>
  );
};
