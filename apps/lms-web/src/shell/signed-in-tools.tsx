import { useSession } from '@lms/auth/web';
import { useUnreadCounts } from '@lms/communication/web';
import { sharedPermissions } from '@lms/contract';
import { leaving } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { askToLeave } from '@lms/learning/web';
import { lazyPart } from '@lms/ui';
import { useState } from 'react';
import type { PanelName, PanelState } from './panel-name';
import { Panels } from './panels';
import { SearchKeys } from './search-button';
import { ToolButton } from './tool-button';
import { useIsPhone } from './use-is-phone';

const BottomBar = lazyPart({
  load: () => import('./bottom-bar').then((module) => module.BottomBar),
  texts: ['shell'],
  quiet: true,
});

const LiveEvents = lazyPart({
  load: () => import('./live-events').then((module) => module.LiveEvents),
  texts: [],
  quiet: true,
  idle: true,
});

const WishlistAdoption = lazyPart({
  load: () => import('./wishlist-adoption').then((module) => module.WishlistAdoption),
  texts: [],
  quiet: true,
  idle: true,
});

leaving.ask = askToLeave;

interface PanelToolsProps extends PanelState {
  /** Whether a bar at the foot has the chat. */
  hasBar?: boolean;
}

/** Personal buttons of the header (notifications, chat, account) with their panels. */
export const PanelTools = ({ panel, onPanel, hasBar = false }: PanelToolsProps) => {
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
      {!hasBar && (
        <ToolButton
          icon="chat"
          label={t('shell.chat.open', { count: messages })}
          count={messages}
          {...opens('chat')}
        />
      )}
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

/**
 * The same for the header of public pages, with a bar at the foot of a learner's phone. Without a
 * state that the page gives, it has its own, and the search by its keys.
 */
export const SignedInTools = (given: Partial<PanelState>) => {
  const { can } = useSession();
  const hasBar = useIsPhone() && can(sharedPermissions['learning.study']);
  const [own, setOwn] = useState<PanelName | null>(null);
  const { panel = own, onPanel = setOwn } = given;
  return (
    <>
      {!given.onPanel && <SearchKeys onOpen={() => onPanel(null)} />}
      <PanelTools panel={panel} onPanel={onPanel} hasBar={hasBar} />
      <WishlistAdoption />
      {hasBar && <BottomBar panel={panel} onPanel={onPanel} />}
    </>
  );
};
