import { type EntityView, StatusTag, When } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { TopicItem, TopicTypes } from '@lms/learning/contract';
import { filtersApi } from '../filters-api';

/** Path of a question's page for staff. */
export const topicPath = (id: string) => `/course-management/create-course/questions/${id}`;

/** Columns and filters of the list of questions. */
export const useTopicView = (): EntityView<TopicTypes> => {
  const { t, formats } = useTranslation();
  const courses = filtersApi.useFindFilterCoursesQuery().data?.items ?? [];
  const statusText = (status: TopicItem['status']) => t(`discussion.status.${status}`);
  return {
    nameOf: ({ title }) => title,
    pathOf: ({ id }) => topicPath(id),
    statusText,
    columns: [
      { field: 'title', title: t('discussion.desk.field.title'), isLong: true },
      {
        field: 'authorName',
        title: t('discussion.desk.field.authorName'),
        under: 'title',
        render: ({ authorName }) => authorName || t('discussion.closedAccount'),
      },
      {
        field: 'courseTitle',
        title: t('discussion.desk.field.courseTitle'),
        render: ({ courseTitle, courseLanguage }) => (
          <span lang={courseLanguage}>{courseTitle}</span>
        ),
      },
      {
        field: 'lessonTitle',
        title: t('discussion.desk.field.lessonTitle'),
        under: 'courseTitle',
        render: ({ lessonTitle, courseLanguage }) => (
          <span lang={courseLanguage}>{lessonTitle}</span>
        ),
      },
      {
        field: 'postCount',
        title: t('discussion.desk.field.postCount'),
        isNumber: true,
        render: ({ postCount }) => formats.number(postCount),
      },
      {
        field: 'status',
        title: t('discussion.desk.field.status'),
        render: ({ status }) => <StatusTag status={status} text={statusText(status)} />,
      },
      {
        field: 'createdAt',
        title: t('discussion.desk.field.createdAt'),
        render: ({ createdAt }) => <When at={createdAt} />,
      },
    ],
    filters: [
      {
        field: 'courseId',
        label: t('discussion.desk.field.courseTitle'),
        options: courses.map(({ id, title }) => ({ value: id, label: title })),
      },
    ],
  };
};
