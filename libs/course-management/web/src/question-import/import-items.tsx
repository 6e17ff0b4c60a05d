import { EmptyList } from '@lms/admin-ui';
import type { ImportReport } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { importStyles as styles } from '@lms/spreadsheet-import-ui';
import { Button } from 'antd';
import { useState } from 'react';
import { ImportItemCard } from './import-item';

/** Thousands of questions at once would freeze the browser. */
const shownAtOnce = 50;

interface ImportItemsProps {
  report: ImportReport;
  /** True once the file was imported, not only previewed. */
  isDone?: boolean;
}

/** The questions of a file in order: all, or those with problems and notes. */
export const ImportItems = ({ report, isDone = false }: ImportItemsProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'all' | 'problems'>(isDone ? 'problems' : 'all');
  const [most, setMost] = useState(shownAtOnce);
  const items = report.items.filter(
    ({ errors, notes }) => shown === 'all' || errors.length > 0 || notes.length > 0,
  );
  const left = items.length - most;
  return (
    <>
      <div role="group" aria-label={t('questionImport.filter.label')} className={styles['actions']}>
        {(['all', 'problems'] as const).map((name) => (
          <Button
            key={name}
            type={name === shown ? 'primary' : 'default'}
            aria-pressed={name === shown}
            onClick={() => {
              setShown(name);
              setMost(shownAtOnce);
            }}
          >
            {t(`questionImport.filter.${name}`)}
          </Button>
        ))}
      </div>
      {items.length === 0 ? (
        <EmptyList text={t('questionImport.filter.none')} />
      ) : (
        <ol className={styles['items']}>
          {items.slice(0, most).map((item, index) => (
            <ImportItemCard
              key={`${item.line} ${index}`}
              item={item}
              isTable={report.format === 'csv' || report.format === 'xlsx'}
              isDone={isDone}
            />
          ))}
        </ol>
      )}
      {left > 0 && (
        <div className={styles['actions']}>
          <Button onClick={() => setMost(most + shownAtOnce)}>
            {t('questionImport.more', { count: Math.min(left, shownAtOnce) })}
          </Button>
        </div>
      )}
    </>
  );
};
