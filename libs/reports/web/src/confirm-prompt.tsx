import { useProblemToast, whileBusy } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { takeFocus } from './take-focus';

interface ConfirmPromptProps {
  className?: string;
  question: string;
  confirmLabel: string;
  danger?: boolean;
  onConfirm: () => Promise<{ error?: unknown }>;
  /** Message of the toast after success. */
  successMessage: string;
  onDone?: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action that can't be undone. */
export const ConfirmPrompt = ({
  className,
  question,
  confirmLabel,
  danger,
  onConfirm,
  successMessage,
  onDone,
  onCancel,
}: ConfirmPromptProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const tellProblem = useProblemToast();
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    const { error } = await onConfirm();
    setIsBusy(false);
    if (error) return tellProblem(error);
    dispatch(toastShown({ type: 'success', message: successMessage }));
    onDone?.();
  };
  return (
    <div role="alert" tabIndex={-1} ref={takeFocus} className={className}>
      <p>{question}</p>
      <Button
        type={danger ? 'default' : 'primary'}
        danger={danger}
        {...whileBusy(isBusy)}
        onClick={() => void go()}
      >
        {confirmLabel}
      </Button>
      <Button onClick={onCancel}>{t('common.action.cancel')}</Button>
    </div>
  );
};
