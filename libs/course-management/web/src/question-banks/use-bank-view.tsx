import { type EntityView, StatusTag, When } from '@lms/admin-ui';
import {
  type CourseCategoryTypes,
  type QuestionBank,
  questionBankResource,
  type QuestionBankTypes,
} from '@lms/course-management/contract';
import { useFindOwnersQuery } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { allByName } from '@lms/table-state';
import { useNavigate } from 'react-router-dom';
import { courseCategoryCalls } from '../course-categories/course-categories-api';
import { bankPath } from '../questions/question-paths';

const allCategories = allByName<CourseCategoryTypes>('position');

/**
 * Columns and filters of the bank list. The owner is shown only to those who reach all organizations.
 */
export const useBankView = (reachesAll: boolean): EntityView<QuestionBankTypes> => {
  const { t, formats } = useTranslation();
  const navigate = useNavigate();
  const { answer: categories } = courseCategoryCalls.useFind(allCategories, {});
  const { data: owners } = useFindOwnersQuery(undefined, { skip: !reachesAll });
  const categoryOptions = categories.items.map(({ id, name }) => ({
    value: id,
    label: formats.content(name),
  }));
  const ownerOptions = (owners?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const labelOf = (options: typeof ownerOptions, id: string | null) =>
    options.find(({ value }) => value === id)?.label;
  const statusText = (status: QuestionBank['status']) => t(`admin.status.${status}`);
  const textsOf = (options: typeof ownerOptions) =>
    Object.fromEntries(options.map(({ value, label }) => [value, label]));
  return {
    nameOf: ({ name }) => name,
    pathOf: ({ id }) => bankPath(id),
    statusText,
    actionsOf: ({ id }) => [
      {
        key: 'questions',
        label: t('questions.bank.openQuestions'),
        onClick: () => void navigate(bankPath(id)),
      },
    ],
    columns: [
      { field: 'name', title: t('questions.bank.name') },
      {
        field: 'questionCount',
        title: t('questions.bank.questionCount'),
        isNumber: true,
        render: ({ questionCount }) => formats.number(questionCount),
      },
      {
        field: 'categoryId',
        title: t('questions.bank.category'),
        render: ({ categoryId }) => labelOf(categoryOptions, categoryId),
        exportTexts: textsOf(categoryOptions),
      },
      ...(reachesAll
        ? [
            {
              field: 'organizationId' as const,
              title: t('questions.bank.organization'),
              render: ({ organizationId }: QuestionBank) => labelOf(ownerOptions, organizationId),
              exportTexts: textsOf(ownerOptions),
            },
          ]
        : []),
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
      { field: 'categoryId', label: t('questions.bank.category'), options: categoryOptions },
      ...(reachesAll
        ? [
            {
              field: 'organizationId' as const,
              label: t('questions.bank.organization'),
              options: ownerOptions,
            },
          ]
        : []),
      {
        field: 'status',
        label: t('questions.field.status'),
        options: questionBankResource.statuses.map((value) => ({
          value,
          label: statusText(value),
        })),
      },
    ],
  };
};
