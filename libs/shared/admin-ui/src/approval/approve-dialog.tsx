import { type CallProblem, type Tag, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ConfirmDialog } from '../entity/confirm-dialog';
import { useProblemToast } from '../use-problem-toast';
import { useHoldApprovalMutation } from './approval-calls';
import type { Held } from './held';
import { rememberHeld } from './remember-held';

interface ApproveDialogProps {
  resource: { path: string; tag: string };
  /** Items to approve; closed without. */
  items: { id: string; name: string }[] | undefined;
  /** Version that was read of a single item. */
  version?: number;
  /** Consequences, besides that they can be averted. */
  text?: string;
  onHeld: (held: Held) => void;
  /** Tells a refusal; by default a toast does. */
  onProblem?: (problem: CallProblem) => void;
  onClose: () => void;
}

/** Asks once before an approval, which can be taken back afterwards. */
export const ApproveDialog = ({
  resource: { path, tag },
  items,
  version,
  text = '',
  onHeld,
  onProblem,
  onClose,
}: ApproveDialogProps) => {
  const { t } = useTranslation();
  const tellProblem = useProblemToast();
  const [hold, { isLoading }] = useHoldApprovalMutation();
  const names = items?.map(({ name }) => name) ?? [];
  const name = names.length === 1 ? names[0] : undefined;
  const run = async () => {
    const ids = items?.map(({ id }) => id) ?? [];
    const { data, error } = await hold({ path, tag: tag as Tag, ids, version });
    if (data) {
      onHeld(rememberHeld(path, { ...data, name }));
    } else if (onProblem) onProblem(toCallProblem(error));
    else tellProblem(error);
    return [];
  };
  return (
    <ConfirmDialog
      confirmation={
        items && {
          names: name === undefined ? names : [],
          title:
            name === undefined
              ? t('admin.approval.title', { count: names.length })
              : t('admin.approval.titleOf', { name }),
          text: [text, t('admin.approval.text')].filter(Boolean).join(' '),
          action: t('admin.approval.action'),
          danger: false,
          run,
        }
      }
      busy={isLoading}
      onClose={onClose}
    />
  );
};
