import { EntityTable, type EntityView, MountOnOpen, StatusTag, When } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import {
  courseManagementPermissions,
  instructorResource,
  type InstructorTypes,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { instructorCalls } from './instructors-api';

const InstructorForm = lazyPart({
  load: () => import('./instructor-form').then((module) => module.InstructorForm),
});

const useView = (): EntityView<InstructorTypes> => {
  const { t } = useTranslation();
  const statusText = (status: 'ACTIVE' | 'INACTIVE') => t(`admin.status.${status}`);
  return {
    nameOf: ({ name }) => name,
    statusText,
    columns: [
      {
        field: 'name',
        title: t('courses.instructor.name'),
        personOf: ({ name, imageUrl }) => ({ name, imageUrl }),
      },
      { field: 'designation', title: t('courses.instructor.designation') },
      { field: 'email', title: t('courses.instructor.email'), under: 'name' },
      {
        field: 'expertise',
        title: t('courses.instructor.expertise'),
        render: ({ expertise }) => expertise.join(', '),
      },
      {
        field: 'status',
        title: t('courses.field.status'),
        render: ({ status }) => <StatusTag status={status} text={statusText(status)} />,
      },
      {
        field: 'updatedAt',
        title: t('courses.field.updatedAt'),
        render: ({ updatedAt }) => <When at={updatedAt} />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('courses.field.status'),
        options: instructorResource.statuses.map((value) => ({ value, label: statusText(value) })),
      },
    ],
  };
};

/** The list of instructors with the form to create and edit one. */
export const InstructorList = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const table = useTableState(instructorResource);
  const mayWrite = can(courseManagementPermissions['courseware.write']);
  return (
    <>
      <PageHead title={t('courses.instructor.plural')} />
      <h1>{t('courses.instructor.plural')}</h1>
      <EntityTable
        resource={instructorResource}
        table={table}
        calls={instructorCalls}
        view={useView()}
        createText={t('courses.instructor.create')}
        mayWrite={mayWrite}
      />
      <MountOnOpen open={table.state.entityId !== undefined}>
        <InstructorForm
          entityId={table.state.entityId}
          mayWrite={mayWrite}
          onClose={() => table.open()}
        />
      </MountOnOpen>
    </>
  );
};
