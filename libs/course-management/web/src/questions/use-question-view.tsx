import { type EntityView, StatusTag, When } from '@lms/admin-ui';
import { difficulties, questionTypes } from '@lms/contract';
import {
  type Question,
  questionResource,
  type QuestionTypes,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { questionPath } from './question-paths';
import { useFindQuestionTagsQuery } from './tags-api';
import { useUsedText } from './use-used-text';

/** Columns and filters of a bank's question list. */
export const useQuestionView = (bankId: string): EntityView<QuestionTypes> => {
  const { t, formats } = useTranslation();
  const usedText = useUsedText();
  const { data: tags = [] } = useFindQuestionTagsQuery(bankId);
  const statusText = (status: Question['status']) => t(`admin.status.${status}`);
  const choices = <Value extends string>(
    values: readonly Value[],
    labelOf: (value: Value) => string,
  ) => values.map((value) => ({ value, label: labelOf(value) }));
  const types = choices(questionTypes, (type) => t(`questions.type.${type}`));
  const levels = choices(difficulties, (level) => t(`questions.difficulty.${level}`));
  const textsOf = (options: { value: string; label: string }[]) =>
    Object.fromEntries(options.map(({ value, label }) => [value, label]));
  return {
    nameOf: ({ name }) => name,
    pathOf: ({ id }) => questionPath(bankId, id),
    statusText,
    exportText: t('questions.exportList'),
    columns: [
      {
        field: 'name',
        title: t('questions.field.name'),
      },
      {
        field: 'type',
        title: t('questions.field.type'),
        render: ({ type }) => t(`questions.type.${type}`),
        exportTexts: textsOf(types),
      },
      {
        field: 'difficulty',
        title: t('questions.field.difficulty'),
        render: ({ difficulty }) => t(`questions.difficulty.${difficulty}`),
        exportTexts: textsOf(levels),
      },
      {
        field: 'tags',
        title: t('questions.field.tags'),
        under: 'name',
        render: (question) => question.tags.join(', '),
      },
      {
        field: 'defaultMark',
        title: t('questions.field.defaultMark'),
        isNumber: true,
        render: ({ defaultMark }) => formats.number(defaultMark),
      },
      {
        field: 'usedCount',
        title: t('questions.field.used'),
        under: 'type',
        render: (question) => usedText(question),
      },
      {
        field: 'status',
        title: t('questions.field.status'),
        render: ({ status }) => <StatusTag status={status} text={statusText(status)} />,
      },
      {
        field: 'updatedAt',
        title: t('questions.field.updatedAt'),
        render: ({ updatedAt }) => <When at={updatedAt} />,
      },
    ],
    filters: [
      { field: 'type', label: t('questions.field.type'), options: types },
      { field: 'difficulty', label: t('questions.field.difficulty'), options: levels },
      {
        field: 'tags',
        label: t('questions.field.tags'),
        options: choices(tags, (tag) => tag),
      },
      {
        field: 'status',
        label: t('questions.field.status'),
        options: choices(questionResource.statuses, statusText),
      },
    ],
  };
};
