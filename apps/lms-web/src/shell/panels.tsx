import { useTranslation } from '@lms/i18n';
import { lazyPart, Loading, Offcanvas, Skeleton } from '@lms/ui';
import type { EdgePanel, PanelState } from './panel-name';

interface ContentProps {
  onNavigate: () => void;
}

const fallback = (
  <Loading>
    <Skeleton height={16} />
  </Loading>
);

const contents: Record<EdgePanel, ReturnType<typeof lazyPart<ContentProps>>> = {
  notifications: lazyPart({
    load: () => import('./message-panels').then((module) => module.NotificationsPanel),
    texts: ['communication', 'problems'],
    fallback,
  }),
  chat: lazyPart({
    load: () => import('./message-panels').then((module) => module.ChatPanel),
    texts: ['communication', 'problems'],
    fallback,
  }),
  user: lazyPart({
    load: () => import('./user-panel').then((module) => module.UserPanel),
    texts: ['shell'],
    fallback,
  }),
  quick: lazyPart({
    load: () => import('./quick-panel').then((module) => module.QuickPanel),
    texts: ['shell', 'communication', 'problems'],
    fallback,
  }),
};
const names = Object.keys(contents) as EdgePanel[];

/** Panels opened by the buttons of header and toolbar, at the edge of the window. */
export const Panels = ({ panel, onPanel }: PanelState) => {
  const { t } = useTranslation();
  const close = () => onPanel(null);
  return names.map((name) => {
    const Content = contents[name];
    return (
      <Offcanvas key={name} open={panel === name} title={t(`shell.${name}.title`)} onClose={close}>
        <Content onNavigate={close} />
      </Offcanvas>
    );
  });
};
