import { type EntityView, StatusTag, When } from '@lms/admin-ui';
import {
  type QuestionBank,
  questionBankResource,
  type QuestionBankTypes,
} from '@lms/course-management/contract';
import { useFindOwnersQuery } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { useNavigate } from 'react-router-dom';
import { useAllCategories } from '../course-categories/use-all-categories';
import { bankPath } from '../questions/question-paths';

/**
 * Columns and filters of the bank list. The owner is shown only to those who reach all organizations.
 */
export const useBankView = (reachesAll: boolean): EntityView<QuestionBankTypes> => {
  const { t, formats } = useTranslation();
  const navigate = useNavigate();
  const { mayRead: mayReadCategories, categories } = useAllCategories();
  const { data: owners } = useFindOwnersQuery(undefined, { skip: !reachesAll });
  const categoryOptions = categories.map(({ id, name }) => ({
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
    consequenceOf: (status) => (status === 'INACTIVE' ? t('questions.bank.stillDrawn') : undefined),
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
      ...(mayReadCategories
        ? [
            {
              field: 'categoryId' as const,
              title: t('questions.bank.category'),
              render: ({ categoryId }: QuestionBank) => labelOf(categoryOptions, categoryId),
              exportTexts: textsOf(categoryOptions),
            },
          ]
        : []),
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
      ...(mayReadCategories
        ? [
            {
              field: 'categoryId' as const,
              label: t('questions.bank.category'),
              options: categoryOptions,
            },
          ]
        : []),
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
