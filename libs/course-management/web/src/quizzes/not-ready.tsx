import { Notice, ProblemNotice } from '@lms/admin-ui';
import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { useFieldText } from '@lms/ui';

/** Returns the item number in a field path: 4 for `items[3].count`. */
const itemNumber = (field: string) => Number(/\d+/.exec(field)?.[0] ?? 0) + 1;

interface NotReadyProps {
  problem: Pick<CallProblem, 'code' | 'errors'>;
  /** Sentence before the reasons. */
  lead?: string;
}

/** Lists the reasons why a quiz can't be published or taken, or another error. */
export const NotReady = ({ problem, lead }: NotReadyProps) => {
  const { t } = useTranslation();
  const fieldText = useFieldText();
  if (problem.errors.length === 0) return <ProblemNotice problem={problem} />;
  return (
    <Notice tone="bad">
      <p>{lead ?? t('quizzes.editor.notReady')}</p>
      <ul>
        {problem.errors.map((error) => (
          <li key={error.field}>
            {error.field === 'items'
              ? t('quizzes.editor.noQuestions')
              : t('quizzes.editor.itemProblem', {
                  number: itemNumber(error.field),
                  problem: fieldText(error, undefined),
                })}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
