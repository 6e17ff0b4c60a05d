import { useUnreadCounts } from '@lms/communication/web';
import { menuPaths } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Icon, type IconName, type IconPath } from '@lms/ui';
import { createPortal } from 'react-dom';
import { NavLink } from 'react-router-dom';
import styles from './bottom-bar.module.css';
import type { PanelState } from './panel-name';
import { useMenu } from './use-menu';

const book: IconPath = 'M12 7c-2-2-5-2-8-1v12c3-1 6-1 8 1 2-2 5-2 8-1V6c-3-1-6-1-8 1zM12 7v12';
const tiles: IconPath = 'M4 4h7v7H4zM14 4h6v7h-6zM4 14h7v6H4zM14 14h6v6h-6z';

interface EntryProps {
  path: string;
  icon: IconName | IconPath;
  text: string;
}
const Entry = ({ path, icon, text }: EntryProps) => (
  <NavLink to={path} className={styles['entry']}>
    <Icon name={icon} size={24} />
    <span className={styles['text']}>{text}</span>
  </NavLink>
);

/**
 * Where learners go most, at the foot of a phone; hidden with its header in lessons and quizzes. It
 * stands in its header's end: the focus comes to it after what is above.
 */
export const BottomBar = ({ panel, onPanel }: PanelState) => {
  const { t, formats } = useTranslation();
  const pages = menuPaths(useMenu());
  const { messages } = useUnreadCounts();
  const end = document.getElementById('foot');
  if (!end) return null;
  return createPortal(
    <nav className={styles['bar']} aria-label={t('shell.bar')}>
      <Entry path="/my-courses" icon={book} text={t('common.nav.myCourses')} />
      <Entry path="/courses" icon="search" text={t('common.nav.courses')} />
      {pages.includes('/dashboard') && (
        <Entry path="/dashboard" icon={tiles} text={t('common.nav.dashboard')} />
      )}
      <button
        type="button"
        className={styles['entry']}
        aria-label={t('shell.chat.open', { count: messages })}
        aria-haspopup="dialog"
        aria-expanded={panel === 'chat'}
        onClick={() => onPanel('chat')}
      >
        <Icon name="chat" size={24} />
        <span className={styles['text']}>{t('shell.chat.title')}</span>
        {messages > 0 && (
          <span className={styles['badge']} aria-hidden="true">
            {formats.number(Math.min(messages, 99))}
          </span>
        )}
      </button>
      <Entry path="/profile" icon="user" text={t('shell.user.profile')} />
    </nav>,
    end,
  );
};
