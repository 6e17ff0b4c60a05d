import { useTranslation } from '@lms/i18n';
import { Button, Dialog } from '@lms/ui';
import { NamedItems } from './named-items';

/** Action that needs confirmation. */
export interface Question {
  /** Names of the items that it applies to. */
  names: string[];
  title: string;
  /** Consequences of the action. */
  text: string;
  action: string;
  run: () => Promise<unknown>;
}

const nothing: Omit<Question, 'run'> = { names: [], title: '', text: '', action: '' };

interface AskDialogProps {
  /** The dialog is closed without one. */
  question: Question | undefined;
  busy: boolean;
  onClose: () => void;
}

/** Asks for confirmation of an action with consequences and lists the items that it applies to. */
export const AskDialog = ({ question, busy, onClose }: AskDialogProps) => {
  const { t } = useTranslation();
  const { names, title, text, action } = question ?? nothing;
  return (
    <Dialog
      open={question !== undefined}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" busy={busy} onClick={() => void question?.run().then(onClose)}>
            {action}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <NamedItems names={names} />
    </Dialog>
  );
};
