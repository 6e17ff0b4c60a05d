import { useTranslation } from '@lms/i18n';
import styles from './editor.module.css';

/** Takes one of several parts away. */
export const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={t('questions.form.remove', { name })}
      onClick={onClick}
    >
      <span aria-hidden="true">✕</span>
    </button>
  );
};
