import { useSession } from '@lms/auth/web';
import { LiveEvents, useUnreadCounts } from '@lms/communication/web';
import { useTranslation } from '@lms/i18n';
import { useState } from 'react';
import type { PanelName, PanelState } from './panel-name';
import { Panels } from './panels';
import { SearchKeys } from './search-button';
import { ToolButton } from './tool-button';

/** Personal buttons of the header (notifications, chat, account) with their panels. */
export const PanelTools = ({ panel, onPanel }: PanelState) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { notifications, messages } = useUnreadCounts();
  const opens = (name: PanelName) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': panel === name,
    onClick: () => onPanel(name),
  });
  return (
    <>
      <ToolButton
        icon="bell"
        label={t('shell.notifications.open', { count: notifications })}
        count={notifications}
        {...opens('notifications')}
      />
      <ToolButton
        icon="chat"
        label={t('shell.chat.open', { count: messages })}
        count={messages}
        {...opens('chat')}
      />
      <ToolButton
        icon="user"
        picture={user?.imageUrl}
        label={t('shell.user.open')}
        {...opens('user')}
      />
      <LiveEvents />
      <Panels panel={panel} onPanel={onPanel} />
    </>
  );
};

/** The same with its own state, for the header of public pages. */
export const SignedInTools = () => {
  const [panel, setPanel] = useState<PanelName | null>(null);
  return (
    <>
      <SearchKeys onOpen={() => setPanel(null)} />
      <PanelTools panel={panel} onPanel={setPanel} />
    </>
  );
};
