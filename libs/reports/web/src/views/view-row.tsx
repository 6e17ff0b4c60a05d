import type { ReportView } from '@lms/reports/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { reportsApi } from '../reports-api';
import { Sure } from '../sure';
import { takeFocus } from '../take-focus';
import { NameForm } from './name-form';
import styles from './views.module.css';

interface ViewRowProps {
  view: ReportView;
  /** Query string of the report with this view. */
  search: string;
  isShown: boolean;
  /** Names of the reader's other views. */
  taken: string[];
  /** Saves the current state under the view's name. */
  onReplace: () => Promise<{ error?: unknown }>;
}

/** One view: a link to it, and buttons to rename, replace and delete it. */
export const ViewRow = ({ view, search, isShown, taken, onReplace }: ViewRowProps) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<'stands' | 'renames' | 'replaces' | 'deletes' | 'returned'>(
    'stands',
  );
  const [rename] = reportsApi.useRenameReportViewMutation();
  const [remove] = reportsApi.useDeleteReportViewMutation();
  const { id, name } = view;
  const back = () => setStep('returned');
  if (step === 'renames') {
    return (
      <NameForm
        name={name}
        taken={taken}
        submitText={t('reports.view.renameShort')}
        onSave={(next) => rename({ id, name: next })}
        onDone={back}
        onCancel={back}
      />
    );
  }
  if (step === 'replaces') {
    return (
      <Sure
        className={styles['ask']}
        question={t('reports.view.replaceSure', { name })}
        answer={t('reports.view.replaceShort')}
        onSure={onReplace}
        done={t('reports.view.saved', { name })}
        onDone={back}
        onCancel={back}
      />
    );
  }
  if (step === 'deletes') {
    return (
      <Sure
        className={styles['ask']}
        question={t('reports.view.deleteSure', { name })}
        answer={t('admin.table.delete')}
        look="danger"
        onSure={() => remove(id)}
        done={t('reports.view.deleted', { name })}
        onCancel={back}
      />
    );
  }
  return (
    <>
      <Link
        ref={step === 'returned' ? takeFocus : undefined}
        className={styles['view']}
        to={{ search }}
        preventScrollReset
        aria-current={isShown || undefined}
      >
        {name}
      </Link>
      <Button
        look="plain"
        aria-label={t('reports.view.replace', { name })}
        onClick={() => setStep('replaces')}
      >
        {t('reports.view.replaceShort')}
      </Button>
      <Button
        look="plain"
        aria-label={t('reports.view.rename', { name })}
        onClick={() => setStep('renames')}
      >
        {t('reports.view.renameShort')}
      </Button>
      <Button
        look="plain"
        aria-label={t('reports.view.delete', { name })}
        onClick={() => setStep('deletes')}
      >
        {t('admin.table.delete')}
      </Button>
    </>
  );
};
