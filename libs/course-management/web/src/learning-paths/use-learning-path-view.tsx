import { type EntityColumn, type EntityView, StatusTag, When } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { courseLanguages, reachOf } from '@lms/contract';
import {
  courseManagementPermissions,
  type LearningPath,
  learningPathResource,
  type LearningPathTypes,
} from '@lms/course-management/contract';
import { useFindOwnersQuery } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';

/** Courses of a path that are not on offer, so that nobody new can begin it. */
const missingOf = ({ status, courses }: LearningPath) =>
  status === 'ACTIVE' ? courses.filter((course) => course.status !== 'ACTIVE').length : 0;

/**
 * Columns and filters of the list of learning paths.
 *
 * @param onReject - asks for the reason, for those who may approve
 */
export const useLearningPathView = (
  onReject?: (path: LearningPath) => void,
): EntityView<LearningPathTypes> => {
  const { t, formats } = useTranslation();
  const { user } = useSession();
  const reachesAll =
    user !== null && reachOf(user.roles, courseManagementPermissions['courseware.read']) === 'all';
  const { data: owners } = useFindOwnersQuery(undefined, { skip: !reachesAll });
  const statusText = (status: LearningPath['status']) => t(`courses.status.${status}`);
  const organization: EntityColumn<LearningPath> = {
    field: 'organization',
    title: t('courses.field.organizationId'),
    under: 'title',
    render: ({ organization: { name } }) => name,
    exportField: 'organization.name',
  };
  return {
    nameOf: ({ title }) => title,
    statusText,
    consequenceOf: (status) => (status === 'INACTIVE' ? t('managedPaths.hides') : undefined),
    actionsOf: (path) =>
      onReject && path.status === 'PENDING'
        ? [
            {
              key: 'reject',
              label: t('managedPaths.reject.action'),
              onClick: () => onReject(path),
            },
          ]
        : [],
    columns: [
      {
        field: 'title',
        title: t('courses.field.title'),
        render: ({ title, language }) => <span lang={language}>{title}</span>,
      },
      ...(reachesAll ? [organization] : []),
      {
        field: 'courses',
        title: t('managedPaths.field.courseIds'),
        isNumber: true,
        render: ({ courseIds }) => formats.number(courseIds.length),
      },
      {
        field: 'followerCount',
        title: t('managedPaths.field.followerCount'),
        isNumber: true,
        render: ({ followerCount }) => formats.number(followerCount),
      },
      {
        field: 'status',
        title: t('courses.field.status'),
        render: (path) => (
          <>
            <StatusTag status={path.status} text={statusText(path.status)} />
            {missingOf(path) > 0 && (
              <small> {t('managedPaths.missing', { count: missingOf(path) })}</small>
            )}
          </>
        ),
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
        options: learningPathResource.statuses.map((value) => ({
          value,
          label: statusText(value),
        })),
      },
      ...(reachesAll
        ? [
            {
              field: 'organizationId' as const,
              label: t('courses.field.organizationId'),
              options: (owners?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
            },
          ]
        : []),
      {
        field: 'language',
        label: t('courses.list.language'),
        options: courseLanguages.map((value) => ({ value, label: t(`courses.language.${value}`) })),
      },
    ],
  };
};
