import type { QuestionType, QuizItem } from '@lms/contract';
import type { QuizReference, QuizReferences } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useState } from 'react';

interface ItemNames {
  questions: ReadonlyMap<string, QuizReference>;
  banks: ReadonlyMap<string, string>;
}

const none: QuizReferences = { questions: [], banks: [] };

/** Names of questions and banks by id, from the stored quiz and from the pickers. */
export const useItemNames = (
  stored: QuizReferences = none,
  banks: readonly QuizReference[] = [],
) => {
  const [added, setAdded] = useState<QuizReference[]>([]);
  const names: ItemNames = {
    questions: new Map([...stored.questions, ...added].map((one) => [one.id, one])),
    banks: new Map([...stored.banks, ...banks].map(({ id, name }) => [id, name])),
  };
  const add = (questions: QuizReference[]) => setAdded((before) => [...before, ...questions]);
  return { names, add };
};

/** Returns a function that names an item, in the list and in messages. */
export const useItemName = ({ questions, banks }: ItemNames) => {
  const { t } = useTranslation();
  return (item: QuizItem, index: number): { name: string; type?: QuestionType; bank?: string } => {
    if (item.kind === 'SECTION') return { name: item.title || t('quizzes.items.section') };
    if (item.kind === 'RANDOM') {
      const bank = banks.get(item.bankId);
      if (!bank) return { name: t('quizzes.items.random') };
      return { name: t('quizzes.items.randomFrom', { bank }), bank };
    }
    const question = questions.get(item.questionId);
    const name = question?.name || t('quizzes.items.unnamed', { number: index + 1 });
    return { name, type: question?.type };
  };
};
