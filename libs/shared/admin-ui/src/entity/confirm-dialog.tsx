import type { FieldProblem } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import { whileBusy } from '../button/while-busy';
import { Modal } from '../modal/modal';
import { BlockedItems } from './blocked-items';
import { NamedItems } from './named-items';

/** Action that needs confirmation. */
export interface Confirmation {
  /** Names of the items that it applies to. */
  names: string[];
  title: string;
  /** Consequences of the action. */
  text: string;
  action: string;
  /** Marks its button as dangerous; by default it is. */
  danger?: boolean;
  /** Runs the action on all items, or all but some, and returns those that block it. */
  run: (without?: string[]) => Promise<FieldProblem[]>;
}

const nothing: Omit<Confirmation, 'run'> = { names: [], title: '', text: '', action: '' };

interface ConfirmDialogProps {
  /** The dialog is closed without one. */
  confirmation: Confirmation | undefined;
  busy: boolean;
  onClose: () => void;
}

/**
 * Asks for confirmation of an action with consequences and lists the items that it applies to. If
 * some block it, they are named with the reason, and the action is offered for the others.
 */
export const ConfirmDialog = ({ confirmation, busy, onClose }: ConfirmDialogProps) => {
  const { t } = useTranslation();
  const [blocked, setBlocked] = useState<FieldProblem[]>([]);
  const { names, title, text, action, danger = true } = confirmation ?? nothing;
  const others = names.length - blocked.length;
  const canRun = blocked.length === 0 || others > 0;
  const close = () => {
    setBlocked([]);
    onClose();
  };
  const run = async () => {
    const without = blocked.map(({ params }) => String(params?.['id']));
    const found = (await confirmation?.run(without)) ?? [];
    if (found.length === 0) close();
    else setBlocked([...blocked, ...found]);
  };
  return (
    <Modal
      open={confirmation !== undefined}
      title={title}
      onClose={close}
      actions={
        <>
          {canRun && (
            <Button
              type={danger ? 'default' : 'primary'}
              danger={danger}
              {...whileBusy(busy)}
              onClick={() => void run()}
            >
              {blocked.length > 0 ? t('admin.delete.others', { count: others }) : action}
            </Button>
          )}
          <Button onClick={close}>{t(`common.action.${canRun ? 'cancel' : 'close'}`)}</Button>
        </>
      }
    >
      {blocked.length > 0 ? (
        <BlockedItems blocked={blocked} />
      ) : (
        <>
          <p>{text}</p>
          {names.length > 0 && <NamedItems names={names} />}
        </>
      )}
    </Modal>
  );
};
