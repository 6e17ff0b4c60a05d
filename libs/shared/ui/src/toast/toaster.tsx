import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ToastCardProps } from './toast-card';
import { selectToasts, toastRemoved } from './toast-slice';
import styles from './toast.module.css';

/**
 * Live regions: errors interrupt a screen reader, other messages wait. Both exist before the first
 * toast, or it would not be announced.
 */
const regions = ['alert', 'status'] as const;

/**
 * Shows the toasts of the store in one column; rendered once in the app. Screen readers announce
 * each toast.
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
    <div className={`screen-only ${styles['toaster']}`} data-toaster>
      {regions.map((region) => (
        // Announce the new toast only, not the whole region.
        <div key={region} role={region} aria-atomic="false" className={styles['region']}>
          {Card &&
            toasts.map(
              (toast, place) =>
                region === (toast.type === 'error' ? 'alert' : 'status') && (
                  <Card
                    key={toast.id}
                    toast={toast}
                    place={place}
                    onRemoved={() => dispatch(toastRemoved(toast.id))}
                  />
                ),
            )}
        </div>
      ))}
    </div>
  );
};
