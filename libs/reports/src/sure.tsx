import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, toastShown, useProblemText } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { takeFocus } from './take-focus';

interface SureProps {
  className?: string;
  question: string;
  answer: string;
  look?: 'danger';
  onSure: () => Promise<{ error?: unknown }>;
  /** What is said once it is done. */
  done: string;
  onDone?: () => void;
  onCancel: () => void;
}

/** Asks before it does what can't be undone. */
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
  const problemText = useProblemText();
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    const { error } = await onSure();
    setIsBusy(false);
    const toast = error
      ? { type: 'error' as const, message: problemText(toCallProblem(error)) }
      : { type: 'success' as const, message: done };
    dispatch(toastShown(toast));
    if (!error) onDone?.();
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
