import { useSession } from '@lms/auth';
import { useTranslation } from '@lms/i18n';
import { useState } from 'react';
import { lazyPart } from './lazy-part';
import type { PanelName, PanelState } from './panel-name';
import { ToolButton } from './tool-button';

const Panels = lazyPart({
  load: () => import('./panels').then((module) => module.Panels),
  texts: ['shell'],
});

/** The buttons of what is kept for a person (notifications, chat, their account), and the panels. */
export const PanelTools = ({ panel, onPanel }: PanelState) => {
  const { t } = useTranslation();
  const { user } = useSession();
  // From then on they stay, for a closing panel gives the focus back.
  const [wasOpened, setWasOpened] = useState(false);
  if (panel && !wasOpened) setWasOpened(true);
  const opens = (name: PanelName) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': panel === name,
    onClick: () => onPanel(name),
  });
  return (
    <>
      <ToolButton
        icon="bell"
        label={t('shell.notifications.open', { count: 0 })}
        {...opens('notifications')}
      />
      <ToolButton icon="chat" label={t('shell.chat.open', { count: 0 })} {...opens('chat')} />
      <ToolButton
        icon="user"
        picture={user?.imageUrl}
        label={t('shell.user.open')}
        {...opens('user')}
      />
      {wasOpened && <Panels panel={panel} onPanel={onPanel} />}
    </>
  );
};

/** The same with a state of its own, for the header of public pages. */
export const SignedInTools = () => {
  const [panel, setPanel] = useState<PanelName | null>(null);
  return <PanelTools panel={panel} onPanel={setPanel} />;
};
