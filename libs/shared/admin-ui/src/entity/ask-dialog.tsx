import { useTranslation } from '@lms/i18n';
import { Button, Dialog } from '@lms/ui';
import { NamedItems } from './named-items';

/** What is to be confirmed before it is done. */
export interface Question {
  /** The names of what it is done to. */
  names: string[];
  title: string;
  /** What follows. */
  text: string;
  action: string;
  run: () => Promise<unknown>;
}

const nothing: Omit<Question, 'run'> = { names: [], title: '', text: '', action: '' };

interface AskDialogProps {
  /** None keeps the dialog closed. */
  question: Question | undefined;
  busy: boolean;
  onClose: () => void;
}

/** Asks before something with consequences is done, and names what it is done to. */
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
