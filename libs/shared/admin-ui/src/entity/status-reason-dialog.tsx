import type { EntityTypes } from '@lms/contract';
import type { EntityCalls } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ReasonDialog } from '../reason-dialog';
import type { EntityView } from './entity-column';
import { NamedItems } from './named-items';

interface StatusReasonDialogProps<T extends EntityTypes> {
  open: boolean;
  items: T['item'][];
  status: T['status'];
  calls: EntityCalls<T>;
  view: EntityView<T>;
  onClose: () => void;
}

/** Changes items to a status that is notified to the people concerned, and asks for the reason. */
export const StatusReasonDialog = <T extends EntityTypes>({
  open,
  items,
  status,
  calls,
  view,
  onClose,
}: StatusReasonDialogProps<T>) => {
  const { t } = useTranslation();
  const [updateStatus] = calls.useUpdateStatus();
  const texts = { count: items.length, status: view.statusText(status) };
  return (
    <ReasonDialog
      optional
      open={open}
      title={t('admin.table.askStatus', texts)}
      label={t('admin.reason.label')}
      hint={t('admin.reason.hint')}
      action={t('admin.table.setStatus', texts)}
      send={(reason) =>
        updateStatus({ ids: items.map(({ id }) => id), status, reason: reason || undefined })
      }
      done={t('admin.toast.statusChanged', texts)}
      onClose={onClose}
    >
      <p>{view.consequenceOf?.(status)}</p>
      <NamedItems names={items.map(view.nameOf)} />
    </ReasonDialog>
  );
};
