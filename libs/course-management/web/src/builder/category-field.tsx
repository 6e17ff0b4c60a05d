import { ChoicesProblem, SelectField } from '@lms/admin-ui';
import { defaultTableState, type TableState } from '@lms/contract';
import type { CourseCategoryTypes } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { courseCategoryCalls } from '../course-categories/course-categories-api';

const active = {
  ...defaultTableState,
  filter: { status: 'ACTIVE' },
  paginator: { ...defaultTableState.paginator, pageSize: 100 },
  sorting: { column: 'position', direction: 'asc' },
} as TableState<CourseCategoryTypes>;

/** Selects one of the active categories. */
export const CategoryField = () => {
  const { t, formats } = useTranslation();
  const query = courseCategoryCalls.useFind(active, {});
  const options = query.answer.items.map(({ id, name }) => ({
    value: id,
    label: formats.content(name),
  }));
  return (
    <>
      <SelectField name="categoryId" none={t('courses.form.choose')} options={options} />
      <ChoicesProblem query={query} />
    </>
  );
};
