import { type CourseCategoryTypes, defaultTableState, type TableState } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { SelectField } from '@lms/ui';
import { courseCategoryCalls } from './course-categories-api';

const all: TableState<CourseCategoryTypes> = {
  ...defaultTableState,
  paginator: { page: 1, pageSize: 100, total: 0 },
};

/** Which course category stands above this one. */
export const CourseCategoryParentField = ({ entityId }: { entityId: string | undefined }) => {
  const { t, formats } = useTranslation();
  const { data } = courseCategoryCalls.useFind(all);
  const options = (data?.items ?? [])
    .filter((item) => item.id !== entityId)
    .map((item) => ({ value: item.id, label: formats.content(item.name) }));
  return <SelectField name="parentId" none={t('admin.form.none')} options={options} />;
};
