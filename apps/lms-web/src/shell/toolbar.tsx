import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { Link } from 'react-router-dom';
import type { PanelState } from './panel-name';
import { ToolButton } from './tool-button';
import styles from './toolbar.module.css';

/** Toolbar in the fixed header, at every scroll position: quick panel and help beside the chat. */
export const Toolbar = ({ panel, onPanel }: PanelState) => {
  const { t } = useTranslation();
  return (
    <div role="group" className={styles['toolbar']} aria-label={t('shell.toolbar')}>
      <ToolButton
        icon="panel"
        label={t('shell.quick.open')}
        aria-haspopup="dialog"
        aria-expanded={panel === 'quick'}
        onClick={() => onPanel('quick')}
      />
      <Link to="/contact" className={styles['link']}>
        <Icon name="help" size={20} />
        <span className="visually-hidden">{t('shell.help')}</span>
      </Link>
    </div>
  );
};
