import { useTranslation } from '@lms/i18n';
import { useRef } from 'react';
import { useFocusHandover } from '../page/focus-heading';
import type { Toast } from './toast-slice';
import styles from './toast.module.css';
import { usePlaceOffFocus } from './use-place-off-focus';
import { useToastLife } from './use-toast-life';

export interface ToastCardProps {
  toast: Toast;
  /** Position from the top. */
  place: number;
  onRemoved: () => void;
}

/** Toast that a click, Enter or Escape dismisses. */
export const ToastCard = ({
  toast: { title, message, type },
  place,
  onRemoved,
}: ToastCardProps) => {
  const { t } = useTranslation();
  const element = useRef<HTMLButtonElement>(null);
  const { state, dismiss, ...holding } = useToastLife(onRemoved);
  useFocusHandover(element);
  usePlaceOffFocus(element);
  return (
    <button
      ref={element}
      type="button"
      className={`${styles['toast']} ${styles[type]}`}
      style={{ order: place }}
      data-state={state}
      onClick={dismiss}
      {...holding}
    >
      {title && <strong>{title}</strong>}
      <span>{message}</span>
      <span className="visually-hidden">{t('common.action.close')}</span>
    </button>
  );
};
