import {
  type Course,
  courseLanguages,
  courseResource,
  type CourseTypes,
  programmes,
  revisionStatuses,
} from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { EntityAction, EntityView } from '@lms/ui/entity';
import { CourseStatusTags } from './course-status';

interface CourseViewOptions {
  actionsOf?: (course: Course) => EntityAction[];
  /** The filters of a list whose statuses are fixed leave them out. */
  withStatus?: boolean;
}

/** How courses are shown in every list of them. */
export const useCourseView = ({
  actionsOf,
  withStatus = true,
}: CourseViewOptions): EntityView<CourseTypes> => {
  const { t, formats } = useTranslation();
  const choices = <Value extends string>(
    values: readonly Value[],
    label: (value: Value) => string,
  ) => values.map((value) => ({ value, label: label(value) }));
  const statusFilters = [
    {
      field: 'status' as const,
      label: t('courses.field.status'),
      options: choices(courseResource.statuses, (status) => t(`courses.status.${status}`)),
    },
    {
      field: 'revisionStatus' as const,
      label: t('courses.field.revisionStatus'),
      options: choices(revisionStatuses, (status) => t(`courses.revision.${status}`)),
    },
  ];
  return {
    nameOf: ({ title }) => title,
    statusText: (status) => t(`courses.status.${status}`),
    actionsOf,
    columns: [
      {
        field: 'title',
        title: t('courses.field.title'),
        render: ({ title, language }) => <span lang={language}>{title}</span>,
      },
      {
        field: 'organization',
        title: t('courses.field.organizationId'),
        render: ({ organization }) => organization.name,
      },
      {
        field: 'category',
        title: t('courses.field.categoryId'),
        render: ({ category }) => category && formats.content(category),
      },
      {
        field: 'price',
        title: t('courses.field.price'),
        render: ({ price }) => (price === 0 ? t('catalog.price.FREE') : formats.money(price)),
      },
      {
        field: 'enrolmentCount',
        title: t('courses.field.enrolmentCount'),
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
        render: ({ updatedAt }) => formats.dateTime(updatedAt),
      },
    ],
    filters: [
      ...(withStatus ? statusFilters : []),
      {
        field: 'programme',
        label: t('courses.field.programme'),
        options: choices(programmes, (value) => t(`courses.programme.${value}`)),
      },
      {
        field: 'language',
        label: t('courses.field.language'),
        options: choices(courseLanguages, (value) => t(`courses.language.${value}`)),
      },
    ],
  };
};
