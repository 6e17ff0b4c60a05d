import { CheckboxField, TextField } from '@lms/admin-ui';
import type { BlankKind, QuestionType } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { CountField } from './count-field';
import { FeedbackField } from './feedback-field';
import { type Answer, newAnswer } from './form-values';
import { PartList } from './part-list';
import { shareEqually } from './share-equally';
import { ShareField } from './share-field';
import { WordsField } from './words-field';

/** Kinds of answer lists, by input and marking. */
type AnswerKind = 'one' | 'several' | 'text' | 'number' | 'order';

const kinds: Partial<Record<QuestionType, AnswerKind>> = {
  SINGLE_CHOICE: 'one',
  MULTIPLE_CHOICE: 'several',
  SHORT_ANSWER: 'text',
  NUMERICAL: 'number',
  ORDERING: 'order',
};
const kindsOfBlanks: Record<BlankKind, AnswerKind> = {
  CHOICE: 'one',
  CHOICES: 'several',
  TEXT: 'text',
  NUMBER: 'number',
};

type Column = 'answer' | 'item' | 'fraction' | 'tolerance' | 'feedback';
const columnsOf: Record<AnswerKind, readonly Column[]> = {
  one: ['answer', 'fraction', 'feedback'],
  several: ['answer', 'fraction', 'feedback'],
  text: ['answer', 'fraction', 'feedback'],
  number: ['answer', 'fraction', 'tolerance', 'feedback'],
  order: ['item'],
};

interface AnswerListProps {
  name: string;
  kind: AnswerKind;
  /** Allows markup; answers of a blank are plain, because a select list can't show any. */
  rich: boolean;
  mayWrite: boolean;
}

const AnswerList = ({ name, kind, rich, mayWrite }: AnswerListProps) => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext();
  const answers = getIn(values, name) as Answer[];
  const even = kind === 'several' ? shareEqually(answers) : undefined;
  const first = answers.length === 0 && kind !== 'order' ? 1 : 0;
  return (
    <PartList<Answer>
      name={name}
      mayWrite={mayWrite}
      make={() => newAnswer({ fraction: first })}
      addText={t(kind === 'order' ? 'questions.form.addElement' : 'questions.form.addAnswer')}
      nameOf={(number) => t('questions.answer.text', { number })}
      hint={t(`questions.hint.${kind}`)}
      columns={columnsOf[kind].map((column) => t(`questions.column.${column}`))}
      tools={
        even && (
          <Button type="link" onClick={() => void setFieldValue(name, even)}>
            {t('questions.form.shareEqually')}
          </Button>
        )
      }
    >
      {(path) => (
        <>
          {rich ? (
            <WordsField name={`${path}.text`} disabled={!mayWrite} />
          ) : (
            <TextField
              name={`${path}.text`}
              inputMode={kind === 'number' ? 'decimal' : undefined}
              autoComplete="off"
            />
          )}
          {kind !== 'order' && (
            <ShareField name={`${path}.fraction`} together={kind === 'several'} />
          )}
          {kind === 'number' && <CountField name={`${path}.tolerance`} />}
          {kind !== 'order' && <FeedbackField name={`${path}.feedback`} mayWrite={mayWrite} />}
        </>
      )}
    </PartList>
  );
};

/** Answers of a question whose type has a list of them. */
export const AnswerFields = ({ type, mayWrite }: { type: QuestionType; mayWrite: boolean }) => {
  const { t } = useTranslation();
  const kind = kinds[type];
  if (!kind) return null;
  return (
    <>
      <AnswerList
        name="answers"
        kind={kind}
        rich={kind !== 'text' && kind !== 'number'}
        mayWrite={mayWrite}
      />
      {kind === 'text' && <CheckboxField name="caseSensitive" hint={t('questions.hint.case')} />}
    </>
  );
};

/** Answers of one blank. */
export const BlankAnswers = ({
  path,
  kind,
  mayWrite,
}: {
  path: string;
  kind: BlankKind;
  mayWrite: boolean;
}) => (
  <>
    <AnswerList
      name={`${path}.answers`}
      kind={kindsOfBlanks[kind]}
      rich={false}
      mayWrite={mayWrite}
    />
    {kind === 'TEXT' && <CheckboxField name={`${path}.caseSensitive`} />}
  </>
);
