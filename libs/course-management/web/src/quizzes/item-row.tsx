import { TextField } from '@lms/admin-ui';
import type { QuizItem } from '@lms/contract';
import type { QuizInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { FieldNotes, Icon, useField } from '@lms/ui';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { IconButton } from '../icon-button';
import { moveKeys } from '../move-keys';
import { QuizNumberField } from './number-field';
import styles from './quizzes.module.css';
import { RandomFields } from './random-fields';

interface ItemRowProps {
  index: number;
  name: string;
  /** Type of a fixed question. */
  type?: string;
  /** Name of the bank that a random item draws from. */
  bank?: string;
  organizationId: string | undefined;
  mayChange: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One quiz item with its settings. */
export const ItemRow = ({
  index,
  name,
  type,
  bank,
  organizationId,
  mayChange,
  onMove,
  onRemove,
}: ItemRowProps) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<QuizInput>();
  const item = values.items[index] as QuizItem;
  const last = values.items.length - 1;
  const moveButton = (by: -1 | 1, isAtEnd: boolean) => (
    <IconButton
      data-move={by}
      aria-label={t(by < 0 ? 'quizzes.items.up' : 'quizzes.items.down', { name })}
      idle={isAtEnd}
      onClick={() => onMove(by)}
    >
      {by < 0 ? '↑' : '↓'}
    </IconButton>
  );
  return (
    <li
      className={styles['item']}
      aria-label={name}
      data-item={index}
      data-kind={item.kind}
      {...(mayChange && moveKeys((by) => values.items[index + by] && onMove(by)))}
    >
      <div className={styles['itemHead']}>
        <p>
          <strong>{name}</strong> {type && <span className={styles['small']}>{type}</span>}
        </p>
        {mayChange && (
          <div className={styles['tools']}>
            {moveButton(-1, index === 0)}
            {moveButton(1, index === last)}
            <IconButton aria-label={t('quizzes.items.remove', { name })} onClick={onRemove}>
              <Icon name="close" />
            </IconButton>
          </div>
        )}
      </div>
      {item.kind === 'SECTION' && <TextField name={`items[${index}].title`} />}
      {item.kind === 'FIXED' && <FixedFields index={index} />}
      {item.kind === 'RANDOM' && (
        <RandomFields item={item} index={index} bank={bank} organizationId={organizationId} />
      )}
    </li>
  );
};

const FixedFields = ({ index }: { index: number }) => {
  const { t } = useTranslation();
  const { error, control } = useField(`items[${index}].questionId`);
  return (
    <>
      {error && (
        <div id={control.id} tabIndex={-1} aria-invalid="true">
          <FieldNotes id={control.id} error={error} />
        </div>
      )}
      <div className={styles['number']}>
        <QuizNumberField name={`items[${index}].mark`} text={t('quizzes.items.mark')} />
      </div>
    </>
  );
};

interface AddButtonsProps {
  onQuestions: () => void;
  onRandom: () => void;
  onSection: () => void;
}

/** Buttons that append an item to the quiz. */
export const AddButtons = ({ onQuestions, onRandom, onSection }: AddButtonsProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles['tools']}>
      <Button type="primary" onClick={onQuestions}>
        {t('quizzes.items.add')}
      </Button>
      <Button onClick={onRandom}>{t('quizzes.items.addRandom')}</Button>
      <Button onClick={onSection}>{t('quizzes.items.addSection')}</Button>
    </div>
  );
};
