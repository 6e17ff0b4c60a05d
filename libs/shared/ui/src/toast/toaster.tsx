import { type ComponentType, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ToastCardProps } from './toast-card';
import { selectToasts, toastRemoved } from './toast-slice';
import styles from './toast.module.css';

/**
 * Live regions: errors interrupt a screen reader, other messages wait. Both exist before the first
 * toast, or it would not be announced.
 */
const regions = ['alert', 'status'] as const;

const gap = 8;

/**
 * Moves the toasts below the element that has the focus, where they would cover it: it is what they
 * talk about. They stay where they are if there is no room.
 */
const moveOffFocus = (toaster: HTMLElement | null) => {
  const focused = document.activeElement;
  if (!toaster || !focused || focused === document.body || toaster.contains(focused)) return;
  toaster.style.top = '';
  const { top, bottom, left, right, height } = toaster.getBoundingClientRect();
  const subject = focused.getBoundingClientRect();
  const covered =
    subject.top < bottom && subject.bottom > top && subject.left < right && subject.right > left;
  const below = subject.bottom + gap;
  if (covered && below + height <= window.innerHeight) toaster.style.top = `${below}px`;
};

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
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toasts.length === 0) return;
    const place = () => moveOffFocus(element.current);
    place();
    document.addEventListener('focusin', place);
    return () => document.removeEventListener('focusin', place);
  }, [toasts]);
  if (!Card && toasts.length > 0) throw new Error('toastComponent required');
  return (
    <div ref={element} className={`screen-only ${styles['toaster']}`}>
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
