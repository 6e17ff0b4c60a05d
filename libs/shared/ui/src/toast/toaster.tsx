import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ToastCardProps } from './toast-card';
import { selectToasts, toastRemoved } from './toast-slice';
import styles from './toast.module.css';

/**
 * Shows the toasts of the store; the app has it once. Screen readers are told of each.
 *
 * @throws Error toastComponent required, for a toast without a component to show it
 */
export const Toaster = ({
  toastComponent: Card,
}: {
  toastComponent: ComponentType<ToastCardProps> | undefined;
}) => {
  const dispatch = useDispatch();
  const toasts = useSelector(selectToasts);
  if (!Card && toasts.length > 0) throw new Error('toastComponent required');
  return (
    <div className={styles['toaster']} role="status" aria-relevant="additions" aria-atomic="false">
      {Card &&
        toasts.map((toast) => (
          <Card key={toast.id} toast={toast} onRemoved={() => dispatch(toastRemoved(toast.id))} />
        ))}
    </div>
  );
};
