import { ChoicesProblem, SelectField } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { defaultTableState, type TableState } from '@lms/contract';
import {
  type CourseCategoryTypes,
  courseManagementPermissions,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { courseCategoryCalls } from '../course-categories/course-categories-api';

const active = {
  ...defaultTableState,
  filter: { status: 'ACTIVE' },
  paginator: { ...defaultTableState.paginator, pageSize: 100 },
  sorting: { column: 'position', direction: 'asc' },
} as TableState<CourseCategoryTypes>;

/** Selects one of the active categories; left out for readers who may not list them. */
export const CategoryField = () => {
  const { t, formats } = useTranslation();
  const mayRead = useSession().can(courseManagementPermissions['courseCategory.read']);
  const query = courseCategoryCalls.useFind(active, { skip: !mayRead });
  if (!mayRead) return null;
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
