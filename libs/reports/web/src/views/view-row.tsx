import { useTranslation } from '@lms/i18n';
import type { ReportView } from '@lms/reports/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmPrompt } from '../confirm-prompt';
import { reportsApi } from '../reports-api';
import { takeFocus } from '../take-focus';
import { NameForm } from './name-form';
import styles from './views.module.css';

interface ViewRowProps {
  view: ReportView;
  /** Query string of the report with this view. */
  search: string;
  isShown: boolean;
  /** Names of the reader's other views. */
  takenNames: string[];
  /** Saves the current state under the view's name. */
  onReplace: () => Promise<{ error?: unknown }>;
}

/** One view: a link to it, and buttons to rename, replace and delete it. */
export const ViewRow = ({ view, search, isShown, takenNames, onReplace }: ViewRowProps) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<'shown' | 'renaming' | 'replacing' | 'deleting' | 'returned'>(
    'shown',
  );
  const [rename] = reportsApi.useRenameReportViewMutation();
  const [remove] = reportsApi.useDeleteReportViewMutation();
  const { id, name } = view;
  const back = () => setStep('returned');
  if (step === 'renaming') {
    return (
      <NameForm
        name={name}
        takenNames={takenNames}
        submitText={t('reports.view.renameShort')}
        onSave={(next) => rename({ id, name: next })}
        onDone={back}
        onCancel={back}
      />
    );
  }
  if (step === 'replacing') {
    return (
      <ConfirmPrompt
        className={styles['ask']}
        question={t('reports.view.replaceSure', { name })}
        confirmLabel={t('reports.view.replaceShort')}
        onConfirm={onReplace}
        successMessage={t('reports.view.saved', { name })}
        onDone={back}
        onCancel={back}
      />
    );
  }
  if (step === 'deleting') {
    return (
      <ConfirmPrompt
        className={styles['ask']}
        question={t('reports.view.deleteSure', { name })}
        confirmLabel={t('admin.table.delete')}
        danger
        onConfirm={() => remove(id)}
        successMessage={t('reports.view.deleted', { name })}
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
        type="link"
        aria-label={t('reports.view.replace', { name })}
        onClick={() => setStep('replacing')}
      >
        {t('reports.view.replaceShort')}
      </Button>
      <Button
        type="link"
        aria-label={t('reports.view.rename', { name })}
        onClick={() => setStep('renaming')}
      >
        {t('reports.view.renameShort')}
      </Button>
      <Button
        type="link"
        aria-label={t('reports.view.delete', { name })}
        onClick={() => setStep('deleting')}
      >
        {t('admin.table.delete')}
      </Button>
    </>
  );
};
