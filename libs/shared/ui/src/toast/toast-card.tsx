import { useTranslation } from '@lms/i18n';
import type { Toast } from './toast-slice';
import styles from './toast.module.css';
import { useToastLife } from './use-toast-life';

export interface ToastCardProps {
  toast: Toast;
  onRemoved: () => void;
}

/** One toast: a tap or Enter dismisses it. */
export const ToastCard = ({ toast: { title, message, type }, onRemoved }: ToastCardProps) => {
  const { t } = useTranslation();
  const { state, dismiss, hold, release } = useToastLife(onRemoved);
  return (
    <button
      type="button"
      className={`${styles['toast']} ${styles[type]}`}
      data-state={state}
      onClick={dismiss}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {title && <strong>{title}</strong>}
      <span>{message}</span>
      <span className="visually-hidden">{t('common.action.close')}</span>
    </button>
  );
};
