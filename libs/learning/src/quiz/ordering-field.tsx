import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import type { FieldProps } from './choice-field';
import { InlineRich } from './inline-rich';
import styles from './question.module.css';

/** ORDERING: a list whose elements move up and down by buttons, so that keys and fingers serve alike. */
export const OrderingField = ({ question, response, lang, disabled, onAnswer }: FieldProps) => {
  const { t } = useTranslation();
  const options = question.options ?? [];
  const order = Array.isArray(response) ? response : options.map(({ id }) => id);
  const move = (from: number, to: number) => {
    const next = order.filter((_, index) => index !== from);
    onAnswer(next.toSpliced(to, 0, order[from] ?? ''));
  };
  return (
    <ol className={styles['options']}>
      {order.map((id, index) => (
        <li key={id} className={styles['option']}>
          <InlineRich html={options.find((option) => option.id === id)?.text ?? ''} lang={lang} />
          <span>
            <Button
              look="plain"
              aria-label={t('learning.question.moveUp', { number: index + 1 })}
              disabled={disabled || index === 0}
              onClick={() => move(index, index - 1)}
            >
              ↑
            </Button>
            <Button
              look="plain"
              aria-label={t('learning.question.moveDown', { number: index + 1 })}
              disabled={disabled || index === order.length - 1}
              onClick={() => move(index, index + 1)}
            >
              ↓
            </Button>
          </span>
        </li>
      ))}
    </ol>
  );
};
