import { type SyntheticEvent, useId } from 'react';
import styles from './toggletip.module.css';

interface ToggletipProps {
  /** What the button is called. */
  label: string;
  text: string;
}

const gap = 4;

/** Below its button, and never beyond the edge of the screen. */
const place = ({ currentTarget: tip }: SyntheticEvent<HTMLElement>) => {
  const button = tip.previousElementSibling?.getBoundingClientRect();
  if (!button) return;
  const maxLeft = document.documentElement.clientWidth - tip.offsetWidth - 2 * gap;
  tip.style.left = `${Math.max(2 * gap, Math.min(button.left, maxLeft))}px`;
  tip.style.top = `${button.bottom + gap}px`;
};
const stop = (event: Event) => event.stopPropagation();
const keepHere = (root: HTMLElement | null) => {
  root?.addEventListener('click', stop);
  root?.addEventListener('keydown', stop);
};

/**
 * A short explanation behind a question mark: opened by click, tap or key, closed by Escape or
 * whatever happens beside it. In the head of a table neither sorts by its column.
 */
export const Toggletip = ({ label, text }: ToggletipProps) => {
  const id = useId();
  return (
    <span ref={keepHere} className={styles['root']}>
      <button
        type="button"
        className={styles['button']}
        aria-label={label}
        aria-describedby={id}
        popoverTarget={id}
      >
        <span aria-hidden="true">?</span>
      </button>
      <span id={id} popover="auto" className={styles['tip']} onToggle={place}>
        {text}
      </span>
    </span>
  );
};
