import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { Link } from 'react-router-dom';
import type { PanelState } from './panel-name';
import { ToolButton } from './tool-button';
import styles from './toolbar.module.css';

/** Toolbar at the edge of wide windows: quick panel, chat and help at every scroll position. */
export const Toolbar = ({ panel, onPanel }: PanelState) => {
  const { t } = useTranslation();
  return (
    <aside className={styles['toolbar']} aria-label={t('shell.toolbar')}>
      <ToolButton
        icon="panel"
        label={t('shell.quick.open')}
        aria-haspopup="dialog"
        aria-expanded={panel === 'quick'}
        onClick={() => onPanel('quick')}
      />
      <ToolButton
        icon="chat"
        label={t('shell.chat.title')}
        aria-haspopup="dialog"
        aria-expanded={panel === 'chat'}
        onClick={() => onPanel('chat')}
      />
      <Link to="/contact" className={styles['link']}>
        <Icon name="help" size={24} />
        <span className="visually-hidden">{t('shell.help')}</span>
      </Link>
    </aside>
  );
};
