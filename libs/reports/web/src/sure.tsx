import { useProblemToast } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { Button, toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { takeFocus } from './take-focus';

interface SureProps {
  className?: string;
  question: string;
  answer: string;
  look?: 'danger';
  onSure: () => Promise<{ error?: unknown }>;
  /** Message of the toast after success. */
  done: string;
  onDone?: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action that can't be undone. */
export const Sure = ({
  className,
  question,
  answer,
  look,
  onSure,
  done,
  onDone,
  onCancel,
}: SureProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const tellProblem = useProblemToast();
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    const { error } = await onSure();
    setIsBusy(false);
    if (error) return tellProblem(error);
    dispatch(toastShown({ type: 'success', message: done }));
    onDone?.();
  };
  return (
    <div role="alert" tabIndex={-1} ref={takeFocus} className={className}>
      <p>{question}</p>
      <Button look={look} busy={isBusy} onClick={() => void go()}>
        {answer}
      </Button>
      <Button look="secondary" onClick={onCancel}>
        {t('common.action.cancel')}
      </Button>
    </div>
  );
};
