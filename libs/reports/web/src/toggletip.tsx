import { Icon } from '@lms/ui';
import { type SyntheticEvent, useId } from 'react';
import styles from './toggletip.module.css';

interface ToggletipProps {
  /** Accessible name of the button. */
  label: string;
  text: string;
}

const gap = 4;

/** Places the tip below its button, within the edges of the screen. */
const placeTip = ({ currentTarget: tip }: SyntheticEvent<HTMLElement>) => {
  const button = tip.previousElementSibling?.getBoundingClientRect();
  if (!button) return;
  const maxLeft = document.documentElement.clientWidth - tip.offsetWidth - 2 * gap;
  tip.style.left = `${Math.max(2 * gap, Math.min(button.left, maxLeft))}px`;
  tip.style.top = `${button.bottom + gap}px`;
};
const stopEvent = (event: Event) => event.stopPropagation();
const stopPropagation = (root: HTMLElement | null) => {
  root?.addEventListener('click', stopEvent);
  root?.addEventListener('keydown', stopEvent);
};

/**
 * A short explanation behind a sign: opened by click, tap or key, closed by Escape or a
 * click elsewhere. Within a column heading it does not sort.
 */
export const Toggletip = ({ label, text }: ToggletipProps) => {
  const id = useId();
  return (
    <span ref={stopPropagation} className={styles['root']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={label}
        aria-describedby={id}
        popoverTarget={id}
      >
        <Icon name="info" size={14} />
      </button>
      <span id={id} popover="auto" className={styles['tip']} onToggle={placeTip}>
        {text}
      </span>
    </span>
  );
};
