import { EntityTable, type EntityView, MountOnOpen, StatusTag, When } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import {
  type CourseCategory,
  courseCategoryResource,
  type CourseCategoryTypes,
  courseManagementPermissions,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { courseCategoryCalls } from './course-categories-api';

const CourseCategoryForm = lazyPart({
  load: () => import('./course-category-form').then((module) => module.CourseCategoryForm),
});

const useView = (): EntityView<CourseCategoryTypes> => {
  const { t, formats } = useTranslation();
  const nameOf = (item: CourseCategory) => formats.content(item.name);
  const statusText = (status: CourseCategory['status']) => t(`admin.status.${status}`);
  return {
    nameOf,
    statusText,
    columns: [
      {
        field: 'name',
        title: t('admin.courseCategory.name'),
        render: nameOf,
        exportField: formats.content({ en: 'name.en', bn: 'name.bn' }),
      },
      { field: 'slug', title: t('admin.courseCategory.slug') },
      { field: 'icon', title: t('admin.courseCategory.icon') },
      {
        field: 'position',
        title: t('admin.courseCategory.position'),
        isNumber: true,
        render: (item) => formats.number(item.position),
      },
      {
        field: 'status',
        title: t('admin.courseCategory.status'),
        render: ({ status }) => <StatusTag status={status} text={statusText(status)} />,
      },
      {
        field: 'updatedAt',
        title: t('admin.courseCategory.updatedAt'),
        render: (item) => <When at={item.updatedAt} />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('admin.courseCategory.status'),
        options: courseCategoryResource.statuses.map((value) => ({
          value,
          label: statusText(value),
        })),
      },
    ],
  };
};

/** The list of course categories with the form to create and edit one. */
export const CourseCategoryList = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const table = useTableState(courseCategoryResource);
  const mayWrite = can(courseManagementPermissions['courseCategory.write']);
  return (
    <>
      <PageHead title={t('admin.courseCategory.plural')} />
      <h1>{t('admin.courseCategory.plural')}</h1>
      <EntityTable
        resource={courseCategoryResource}
        table={table}
        calls={courseCategoryCalls}
        view={useView()}
        createText={t('admin.courseCategory.create')}
        mayWrite={mayWrite}
      />
      <MountOnOpen open={table.state.entityId !== undefined}>
        <CourseCategoryForm
          entityId={table.state.entityId}
          mayWrite={mayWrite}
          onClose={() => table.open()}
        />
      </MountOnOpen>
    </>
  );
};
