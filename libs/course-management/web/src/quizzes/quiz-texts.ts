import type { QuizInput } from '@lms/course-management/contract';
import { type TextKey, useTranslation } from '@lms/i18n';
import { useMemo } from 'react';
import { totalOf } from './quiz-input';

const fields = [
  'title',
  'courseId',
  'kind',
  'instructions',
  'timeLimitMinutes',
  'graceMinutes',
  'attemptsAllowed',
  'passMark',
  'gradingMethod',
  'opensAt',
  'closesAt',
  'penalty',
  'shuffleQuestions',
  'shuffleOptions',
  'items',
] as const satisfies (keyof QuizInput)[];

const itemFields = {
  title: 'quizzes.items.section',
  questionId: 'quizzes.items.question',
  bankId: 'quizzes.items.bank',
  count: 'quizzes.items.count',
  difficulty: 'quizzes.items.difficulty',
  tags: 'quizzes.items.tags',
  mark: 'quizzes.items.mark',
} as const satisfies Record<string, TextKey>;

/** Maximum number of items of a quiz. */
const maxItems = 200;

const labelsOf = (t: ReturnType<typeof useTranslation>['t']): Record<string, string> => {
  const own = fields.map((field) => [field, t(`quizzes.field.${field}`)]);
  const review = (['marks', 'answers', 'feedback'] as const).map((part) => [
    `review.${part}`,
    t(`quizzes.review.${part}`),
  ]);
  const items = Array.from({ length: maxItems }, (_, index) =>
    Object.entries(itemFields).map(([field, key]) => [
      `items[${index}].${field}`,
      t('quizzes.items.fieldOf', { field: t(key), number: index + 1 }),
    ]),
  ).flat();
  return Object.fromEntries([...own, ...review, ...items]) as Record<string, string>;
};

/** Labels of a quiz's fields by path; those of items include the item's number. */
export const useQuizLabels = (): Record<string, string> => {
  const { t } = useTranslation();
  return useMemo(() => labelsOf(t), [t]);
};

/** Formats stored values for the conflict dialog, where no field does. */
export const useValueText = () => {
  const { t, formats } = useTranslation();
  return (field: string, value: unknown) => {
    if (field === 'items') {
      const { questions, marks } = totalOf(value as QuizInput['items']);
      return t('quizzes.items.total', { count: questions, marks: formats.mark(marks) });
    }
    if (field.startsWith('review.')) {
      return t(`quizzes.review.moment.${value as QuizInput['review']['marks']}`);
    }
    return undefined;
  };
};
