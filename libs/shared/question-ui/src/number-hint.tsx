import { bareNumber } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useId, useRef, useState } from 'react';
import styles from './question.module.css';

/**
 * Returns the props of a number's field and of its hint. Nothing is said while it is typed, nor before
 * the press is over that leaves the field: what is pressed would move away from under it.
 */
export const useNumberHint = (text: string) => {
  const id = useId();
  const [typing, setTyping] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  const leave = () => {
    const left = new AbortController();
    leaving.current = left;
    const tell = () => {
      left.abort();
      setTyping(false);
    };
    for (const end of ['click', 'keyup']) addEventListener(end, tell, { signal: left.signal });
  };
  const isShown = !typing && text.trim() !== '' && bareNumber(text) === undefined;
  return {
    id,
    text: isShown ? text.trim() : null,
    field: {
      'aria-describedby': isShown ? id : undefined,
      onFocus: () => {
        leaving.current?.abort();
        setTyping(true);
      },
      onBlur: leave,
    },
  };
};

/** Tells that an answer is no number, before it is marked as wrong. */
export const NumberHint = ({ id, text }: { id: string; text: string | null }) => {
  const { t } = useTranslation();
  return (
    <span id={id} role="status" className={styles['noNumber']}>
      {text !== null && t('learning.question.noNumber', { text })}
    </span>
  );
};
