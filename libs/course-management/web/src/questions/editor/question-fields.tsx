import { NumberField, SelectField, TextField } from '@lms/admin-ui';
import { difficulties } from '@lms/contract';
import type { QuestionInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { TagsField } from '../../fields/tags-field';
import { AnswerFields } from './answer-fields';
import { BlankFields } from './blank-fields';
import styles from './editor.module.css';
import { EssayFields } from './essay-fields';
import { PairFields } from './pair-fields';
import { QuestionRichField } from './question-rich-field';
import { SimilarNote } from './similar-note';
import { TrueFalseFields } from './true-false-fields';
import { TypeField } from './type-field';
import { WordsField } from './words-field';

interface QuestionFieldsProps {
  /** Id of the question being changed. */
  questionId?: string;
  mayWrite: boolean;
}

/** Fields of a question of the chosen type. */
export const QuestionFields = ({ questionId, mayWrite }: QuestionFieldsProps) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<QuestionInput>();
  const { type, bankId } = values;
  const insertText = useRef<((words: string) => void) | null>(null);
  return (
    <>
      <section className={styles['section']} aria-label={t('questions.section.question')}>
        <h2>{t('questions.section.question')}</h2>
        <TypeField />
        <QuestionRichField
          name="text"
          minimal={false}
          disabled={!mayWrite}
          insertText={insertText}
        />
        {mayWrite && <SimilarNote exceptId={questionId} />}
      </section>
      <section className={styles['section']} aria-label={t('questions.section.answers')}>
        <h2>{t('questions.section.answers')}</h2>
        <AnswerFields key={type} type={type} mayWrite={mayWrite} />
        {type === 'TRUE_FALSE' && <TrueFalseFields mayWrite={mayWrite} />}
        {type === 'MATCHING' && <PairFields mayWrite={mayWrite} />}
        {type === 'FILL_IN_BLANKS' && <BlankFields mayWrite={mayWrite} insertText={insertText} />}
        {type === 'ESSAY' && <EssayFields mayWrite={mayWrite} />}
      </section>
      <section className={styles['section']} aria-label={t('questions.section.help')}>
        <h2>{t('questions.section.help')}</h2>
        <WordsField name="hint" hint={t('questions.hint.hint')} disabled={!mayWrite} />
        <WordsField
          name="generalFeedback"
          hint={t('questions.hint.generalFeedback')}
          disabled={!mayWrite}
        />
      </section>
      <section className={styles['section']} aria-label={t('questions.section.order')}>
        <h2>{t('questions.section.order')}</h2>
        <TextField name="name" hint={t('questions.hint.name')} />
        <div className={styles['pair']}>
          <SelectField
            name="difficulty"
            options={difficulties.map((value) => ({
              value,
              label: t(`questions.difficulty.${value}`),
            }))}
          />
          <NumberField name="defaultMark" />
        </div>
        <TagsField
          name="tags"
          hint={t('questions.hint.tags')}
          bankId={bankId}
          mayWrite={mayWrite}
        />
      </section>
    </>
  );
};
