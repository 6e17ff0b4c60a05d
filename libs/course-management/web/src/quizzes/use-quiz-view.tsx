import { type EntityAction, type EntityView, StatusTag, When } from '@lms/admin-ui';
import { quizKinds } from '@lms/contract';
import { type Quiz, quizResource, type QuizTypes } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { quizPath } from './quiz-paths';

const textsOf = <Value extends string>(
  values: readonly Value[],
  text: (value: Value) => string,
): Record<string, string> => Object.fromEntries(values.map((value) => [value, text(value)]));

/** Columns, filters and actions of the quiz list. */
export const useQuizView = (actionsOf: (quiz: Quiz) => EntityAction[]): EntityView<QuizTypes> => {
  const { t, formats } = useTranslation();
  const kinds = textsOf(quizKinds, (kind) => t(`quizzes.kind.${kind}`));
  const statusText = (status: Quiz['status']) => t(`quizzes.status.${status}`);
  const optionsOf = (texts: Record<string, string>) =>
    Object.entries(texts).map(([value, label]) => ({ value, label }));
  return {
    nameOf: ({ title }) => title,
    pathOf: ({ id }) => quizPath(id),
    statusText,
    actionsOf,
    columns: [
      { field: 'title', title: t('quizzes.field.title') },
      {
        field: 'courseTitle',
        title: t('quizzes.field.courseId'),
      },
      {
        field: 'kind',
        title: t('quizzes.field.kind'),
        isWhole: true,
        render: ({ kind }) => kinds[kind],
        exportTexts: kinds,
      },
      {
        field: 'attemptCount',
        title: t('quizzes.field.attemptCount'),
        isNumber: true,
        render: ({ attemptCount }) => formats.number(attemptCount),
      },
      {
        field: 'status',
        title: t('quizzes.field.status'),
        render: ({ status, shortages }) => (
          <>
            <StatusTag status={status} text={statusText(status)} />
            {shortages.length > 0 && ` ${t('quizzes.list.lacks')}`}
          </>
        ),
      },
      {
        field: 'updatedAt',
        title: t('quizzes.field.updatedAt'),
        render: ({ updatedAt }) => <When at={updatedAt} />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('quizzes.field.status'),
        options: optionsOf(textsOf(quizResource.statuses, statusText)),
      },
      { field: 'kind', label: t('quizzes.field.kind'), options: optionsOf(kinds) },
    ],
  };
};
