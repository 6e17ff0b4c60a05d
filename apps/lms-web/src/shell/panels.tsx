import { useTranslation } from '@lms/i18n';
import { Offcanvas } from '@lms/ui';
import type { PanelState } from './panel-name';
import { QuickPanel } from './quick-panel';
import { UserPanel } from './user-panel';

/** What the header's and the toolbar's buttons open, each at the edge of the window. */
export const Panels = ({ panel, onPanel }: PanelState) => {
  const { t } = useTranslation();
  const close = () => onPanel(null);
  return (
    <>
      <Offcanvas open={panel === 'user'} title={t('shell.user.title')} onClose={close}>
        <UserPanel onNavigate={close} />
      </Offcanvas>
      <Offcanvas open={panel === 'quick'} title={t('shell.quick.title')} onClose={close}>
        <QuickPanel />
      </Offcanvas>
    </>
  );
};
