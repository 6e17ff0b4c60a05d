import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { FieldProps } from './field-props';
import { InlineRich } from './inline-rich';
import styles from './question.module.css';

/**
 * ORDERING: a list whose elements move by buttons, usable by keyboard and touch alike. The initial
 * order is not an answer until an element moves or the learner confirms it.
 */
export const OrderingField = ({ question, response, lang, disabled, onAnswer }: FieldProps) => {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; by: number }>();
  const options = question.options ?? [];
  const fieldId = useId();
  const isAnswered = Array.isArray(response);
  const order = isAnswered ? response : options.map(({ id }) => id);

  // An element that moves in the DOM loses the focus.
  useLayoutEffect(() => {
    if (!moved) return;
    const [up, down] =
      list.current?.querySelectorAll<HTMLElement>(`[data-id="${CSS.escape(moved.id)}"] button`) ??
      [];
    (moved.by < 0 ? up : down)?.focus();
  }, [moved]);

  const move = (id: string, by: number) => {
    const from = order.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= order.length) return;
    onAnswer(order.filter((other) => other !== id).toSpliced(to, 0, id));
    setMoved({ id, by });
  };
  const textOf = (id: string) => (
    <InlineRich html={options.find((option) => option.id === id)?.text ?? ''} lang={lang} />
  );
  const moveButton = (id: string, index: number, by: -1 | 1) => (
    <Button
      id={`${fieldId}-${index}-${by}`}
      look="plain"
      aria-labelledby={`${fieldId}-${index}-${by} ${fieldId}-${index}`}
      aria-label={t(by < 0 ? 'learning.question.moveUp' : 'learning.question.moveDown', {
        number: index + 1,
      })}
      disabled={disabled}
      aria-disabled={index + by < 0 || index + by >= order.length || undefined}
      onClick={() => move(id, by)}
    >
      {by < 0 ? '↑' : '↓'}
    </Button>
  );

  return (
    <>
      <ol ref={list} className={styles['options']}>
        {order.map((id, index) => (
          <li key={id} data-id={id} className={styles['element']}>
            <span id={`${fieldId}-${index}`}>{textOf(id)}</span>
            <span className={styles['moves']}>
              {moveButton(id, index, -1)}
              {moveButton(id, index, 1)}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {moved && (
          <>
            {textOf(moved.id)}{' '}
            {t('learning.question.moved', {
              number: order.indexOf(moved.id) + 1,
              total: order.length,
            })}
          </>
        )}
      </p>
      {!isAnswered && !disabled && (
        <div className={styles['asShown']}>
          <p className={styles['note']}>{t('learning.question.notOrdered')}</p>
          <Button look="secondary" onClick={() => onAnswer(order)}>
            {t('learning.question.keepOrder')}
          </Button>
        </div>
      )}
    </>
  );
};
