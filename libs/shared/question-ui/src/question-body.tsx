import type { LearnerQuestion } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { RichText } from '@lms/ui';
import type { ComponentType } from 'react';
import { BlanksField } from './blanks-field';
import { ChoiceField } from './choice-field';
import { EssayField } from './essay-field';
import type { FieldProps } from './field-props';
import { MatchingField } from './matching-field';
import { OrderingField } from './ordering-field';
import styles from './question.module.css';
import { TextField } from './text-field';

const fields: Record<LearnerQuestion['type'], ComponentType<FieldProps>> = {
  SINGLE_CHOICE: ChoiceField,
  MULTIPLE_CHOICE: ChoiceField,
  TRUE_FALSE: ChoiceField,
  SHORT_ANSWER: TextField,
  NUMERICAL: TextField,
  MATCHING: MatchingField,
  ORDERING: OrderingField,
  FILL_IN_BLANKS: BlanksField,
  ESSAY: EssayField,
};

/**
 * A question's text and inputs, as learners see them; its texts are in the `learning` namespace.
 * `textId` is the id of the text, for labels; that of FILL_IN_BLANKS contains its inputs.
 */
export const QuestionBody = ({ textId, ...props }: FieldProps & { textId: string }) => {
  const { t } = useTranslation();
  const { question, lang } = props;
  const Field = fields[question.type];
  if (question.type === 'FILL_IN_BLANKS') {
    return (
      <div id={textId}>
        <Field {...props} />
      </div>
    );
  }
  return (
    <>
      <div id={textId}>
        <RichText html={question.text} lang={lang} />
        {question.type === 'MULTIPLE_CHOICE' && (
          <p className={styles['note']}>{t('learning.question.several')}</p>
        )}
      </div>
      <Field {...props} />
    </>
  );
};
