import { ActivityPanel, NotificationsPanel } from '@lms/communication/web';
import { useTranslation } from '@lms/i18n';
import { Tabs } from '@lms/ui';
import { type ComponentType, useState } from 'react';
import { LayoutSettings } from './layout-settings';

interface TabProps {
  onNavigate?: () => void;
}

const panels = {
  notifications: NotificationsPanel,
  activity: ActivityPanel,
  settings: LayoutSettings,
} satisfies Record<string, ComponentType<TabProps>>;
type Panel = keyof typeof panels;
const names = Object.keys(panels) as Panel[];

/** Panel with tabs for notifications, activity and settings. */
export const QuickPanel = ({ onNavigate }: TabProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Panel>('notifications');
  const Shown: ComponentType<TabProps> = panels[shown];
  const tabs = names.map((name) => ({
    name,
    text: t(`shell.quick.${name}`),
    content: <Shown onNavigate={onNavigate} />,
  }));
  return <Tabs label={t('shell.quick.title')} tabs={tabs} shown={shown} onShow={setShown} />;
};
