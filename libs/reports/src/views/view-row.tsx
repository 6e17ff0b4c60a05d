import type { ReportView } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, toastShown, useProblemText } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { reportsApi } from '../reports-api';
import { takeFocus } from '../take-focus';
import { NameForm } from './name-form';
import styles from './views.module.css';

interface ViewRowProps {
  view: ReportView;
  onShow: () => void;
}

/** One view: shown by its name, and what can be done with it. */
export const ViewRow = ({ view, onShow }: ViewRowProps) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<'stands' | 'renames' | 'deletes' | 'returned'>('stands');
  const [rename] = reportsApi.useRenameReportViewMutation();
  const { id, name } = view;
  const back = () => setStep('returned');
  if (step === 'renames') {
    return (
      <NameForm
        name={name}
        submitText={t('reports.view.renameShort')}
        onSave={(next) => rename({ id, name: next })}
        onDone={back}
        onCancel={back}
      />
    );
  }
  if (step === 'deletes') return <DeleteView view={view} onCancel={back} />;
  return (
    <>
      <button
        ref={step === 'returned' ? takeFocus : undefined}
        type="button"
        className={styles['view']}
        onClick={onShow}
      >
        {name}
      </button>
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

const DeleteView = ({
  view: { id, name },
  onCancel,
}: {
  view: ReportView;
  onCancel: () => void;
}) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const [remove, { isLoading }] = reportsApi.useDeleteReportViewMutation();
  const removeNow = async () => {
    const { error } = await remove(id);
    const toast = error
      ? { type: 'error' as const, message: problemText(toCallProblem(error)) }
      : { type: 'success' as const, message: t('reports.view.deleted', { name }) };
    dispatch(toastShown(toast));
  };
  return (
    <div role="alert" tabIndex={-1} ref={takeFocus} className={styles['ask']}>
      <p>{t('reports.view.deleteSure', { name })}</p>
      <Button look="danger" busy={isLoading} onClick={() => void removeNow()}>
        {t('admin.table.delete')}
      </Button>
      <Button look="secondary" onClick={onCancel}>
        {t('common.action.cancel')}
      </Button>
    </div>
  );
};
