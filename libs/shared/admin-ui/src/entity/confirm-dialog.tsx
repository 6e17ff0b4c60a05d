import { useTranslation } from '@lms/i18n';
import { Button, Dialog } from '@lms/ui';
import { NamedItems } from './named-items';

/** Action that needs confirmation. */
export interface Confirmation {
  /** Names of the items that it applies to. */
  names: string[];
  title: string;
  /** Consequences of the action. */
  text: string;
  action: string;
  run: () => Promise<unknown>;
}

const nothing: Omit<Confirmation, 'run'> = { names: [], title: '', text: '', action: '' };

interface ConfirmDialogProps {
  /** The dialog is closed without one. */
  confirmation: Confirmation | undefined;
  busy: boolean;
  onClose: () => void;
}

/** Asks for confirmation of an action with consequences and lists the items that it applies to. */
export const ConfirmDialog = ({ confirmation, busy, onClose }: ConfirmDialogProps) => {
  const { t } = useTranslation();
  const { names, title, text, action } = confirmation ?? nothing;
  return (
    <Dialog
      open={confirmation !== undefined}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" busy={busy} onClick={() => void confirmation?.run().then(onClose)}>
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
