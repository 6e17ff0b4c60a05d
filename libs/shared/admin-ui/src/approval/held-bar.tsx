import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { UndoBar } from '../entity/undo-bar';
import { useProblemToast } from '../use-problem-toast';
import { useTakeApprovalBackMutation } from './approval-calls';
import type { Held } from './held';
import { forgetHeld } from './remember-held';

interface HeldBarProps {
  /** Path of the entity. */
  path: string;
  held: Held;
  onTakenBack: () => void;
  /** Called when the approval can no longer be taken back. */
  onGone: () => void;
}

/** Bar that offers to take an approval back. */
export const HeldBar = ({ path, held, onTakenBack, onGone }: HeldBarProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const tellProblem = useProblemToast();
  const [takeBack] = useTakeApprovalBackMutation();
  const { id, ids, name, end } = held;
  // The server does not wait for whoever has the focus on the bar.
  useEffect(() => {
    const timer = setTimeout(onGone, end - Date.now());
    return () => clearTimeout(timer);
  }, [end, onGone]);
  const undo = async () => {
    const { error } = await takeBack({ path, id });
    if (error) {
      tellProblem(error);
      return onGone();
    }
    forgetHeld(id);
    dispatch(toastShown({ type: 'success', message: t('admin.approval.takenBack') }));
    return onTakenBack();
  };
  return (
    <UndoBar
      text={
        name === undefined
          ? t('admin.approval.held', { count: ids.length })
          : t('admin.approval.heldOf', { name })
      }
      action={t('admin.approval.undo')}
      onUndo={() => void undo()}
      onGone={onGone}
    />
  );
};
