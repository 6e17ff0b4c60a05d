import {
  type EntityAction,
  type EntityColumn,
  type EntityView,
  StatusTag,
  When,
} from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { courseLanguages, programmes, reachOf } from '@lms/contract';
import {
  type Course,
  courseManagementPermissions,
  courseResource,
  type CourseTypes,
  revisionStatuses,
} from '@lms/course-management/contract';
import { useFindOwnersQuery } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Thumbnail } from '@lms/ui';
import { useAllCategories } from '../course-categories/use-all-categories';
import styles from './courses.module.css';

/** Tags with the status of a course and of its revision. */
export const CourseStatusTags = ({
  course: { status, revisionStatus },
}: {
  course: Pick<Course, 'status' | 'revisionStatus'>;
}) => {
  const { t } = useTranslation();
  return (
    <span className={styles['tags']}>
      <StatusTag status={status} text={t(`courses.status.${status}`)} />{' '}
      {revisionStatus && (
        <StatusTag status={revisionStatus} text={t(`courses.revision.${revisionStatus}`)} />
      )}
    </span>
  );
};

interface CourseViewOptions {
  /** Path of a course's page. */
  pathOf: (id: string) => string;
  actionsOf?: (course: Course) => EntityAction[];
  /** False for lists of a fixed status, which need no filter for it. */
  withStatus?: boolean;
}

/** Columns and filters of every course list. */
export const useCourseView = ({
  pathOf,
  actionsOf,
  withStatus = true,
}: CourseViewOptions): EntityView<CourseTypes> => {
  const { t, formats } = useTranslation();
  const { user } = useSession();
  // Within one organization the column would repeat one name in every row.
  const reachesAll =
    user !== null && reachOf(user.roles, courseManagementPermissions['courseware.read']) === 'all';
  const choices = <Value extends string>(
    values: readonly Value[],
    label: (value: Value) => string,
  ) => values.map((value) => ({ value, label: label(value) }));
  const { mayRead: mayReadCategories, categories } = useAllCategories();
  const { data: owners } = useFindOwnersQuery(undefined, { skip: !reachesAll });
  const status = {
    field: 'status' as const,
    label: t('courses.field.status'),
    options: choices(courseResource.statuses, (value) => t(`courses.status.${value}`)),
  };
  const revisionStatus = {
    field: 'revisionStatus' as const,
    label: t('courses.field.revisionStatus'),
    options: choices(revisionStatuses, (value) => t(`courses.revision.${value}`)),
  };
  const organizationId = {
    field: 'organizationId' as const,
    label: t('courses.field.organizationId'),
    options: (owners?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  };
  const categoryId = {
    field: 'categoryId' as const,
    label: t('courses.field.categoryId'),
    options: categories.map(({ id, name }) => ({ value: id, label: formats.content(name) })),
  };
  const organization: EntityColumn<Course> = {
    field: 'organization',
    title: t('courses.field.organizationId'),
    under: 'title',
    render: ({ organization: { name } }) => name,
    exportField: 'organization.name',
  };
  return {
    nameOf: ({ title }) => title,
    pathOf: ({ id }) => pathOf(id),
    statusText: (status) => t(`courses.status.${status}`),
    actionsOf,
    columns: [
      {
        field: 'title',
        title: t('courses.field.title'),
        pictureOf: ({ slug, categoryId, imageUrl }) => (
          <Thumbnail
            slug={slug}
            category={categories.find(({ id }) => id === categoryId)?.slug ?? ''}
            imageUrl={imageUrl}
          />
        ),
        render: ({ title, language }) => <span lang={language}>{title}</span>,
      },
      ...(reachesAll ? [organization] : []),
      {
        field: 'category',
        title: t('courses.field.categoryId'),
        render: ({ category }) => category && formats.content(category),
        exportField: formats.content({ en: 'category.en', bn: 'category.bn' }),
      },
      {
        field: 'price',
        title: t('courses.list.price'),
        isNumber: true,
        render: ({ price }) => (price === 0 ? t('catalog.price.FREE') : formats.money(price)),
      },
      {
        field: 'enrolmentCount',
        title: t('courses.field.enrolmentCount'),
        isNumber: true,
        render: ({ enrolmentCount }) => formats.number(enrolmentCount),
      },
      {
        field: 'status',
        title: t('courses.field.status'),
        render: (course) => <CourseStatusTags course={course} />,
      },
      {
        field: 'updatedAt',
        title: t('courses.field.updatedAt'),
        render: ({ updatedAt }) => <When at={updatedAt} />,
      },
    ],
    filters: [
      ...(withStatus ? [status] : []),
      ...(mayReadCategories ? [categoryId] : []),
      ...(reachesAll ? [organizationId] : []),
      ...(withStatus ? [revisionStatus] : []),
      {
        field: 'programme',
        label: t('courses.field.programme'),
        options: choices(programmes, (value) => t(`courses.programme.${value}`)),
      },
      {
        field: 'language',
        label: t('courses.list.language'),
        options: choices(courseLanguages, (value) => t(`courses.language.${value}`)),
      },
    ],
  };
};
