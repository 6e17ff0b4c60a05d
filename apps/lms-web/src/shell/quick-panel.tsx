import { ActivityPanel, NotificationsPanel } from '@lms/communication/web';
import { useTranslation } from '@lms/i18n';
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import { LayoutSettings } from './layout-settings';
import styles from './panels.module.css';

interface TabProps {
  onNavigate?: () => void;
}

const tabs = {
  notifications: NotificationsPanel,
  activity: ActivityPanel,
  settings: LayoutSettings,
} satisfies Record<string, ComponentType<TabProps>>;
type Tab = keyof typeof tabs;
const names = Object.keys(tabs) as Tab[];

/** Panel with tabs for notifications, activity and settings. */
export const QuickPanel = ({ onNavigate }: TabProps) => {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState<Tab>('notifications');
  const list = useRef<HTMLDivElement>(null);
  const Shown: ComponentType<TabProps> = tabs[shown];

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    const next = step && names.at((names.indexOf(shown) + step) % names.length);
    if (!next) return;
    event.preventDefault();
    setShown(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={t('shell.quick.title')} className={styles['tabs']}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === shown}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => setShown(name)}
          >
            {t(`shell.quick.${name}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        <Shown onNavigate={onNavigate} />
      </div>
    </>
  );
};
