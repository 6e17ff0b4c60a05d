import { type EntityView, StatusTag, usePerson, When } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import {
  type CourseRating,
  courseRatingResource,
  type CourseRatingTypes,
} from '@lms/learning/contract';
import { filtersApi } from '../filters-api';

interface RatingActions {
  onHide: (rating: CourseRating) => void;
  onShow: (rating: CourseRating) => void;
}

/** Columns and filters of the list; actions only for users who may hide. */
export const useRatingView = (actions?: RatingActions): EntityView<CourseRatingTypes> => {
  const { t, formats } = useTranslation();
  const { nameOf } = usePerson();
  const courses = filtersApi.useFindFilterCoursesQuery().data?.items ?? [];
  const statusText = (status: CourseRating['status']) => t(`ratings.status.${status}`);
  return {
    nameOf: ({ learnerName, courseTitle }) => `${nameOf(learnerName, '')}, ${courseTitle}`,
    statusText,
    columns: [
      {
        field: 'learnerName',
        title: t('ratings.field.learnerName'),
        personOf: ({ learnerName }) => ({ name: learnerName }),
        render: ({ learnerName }) => nameOf(learnerName, ''),
      },
      {
        field: 'courseTitle',
        title: t('ratings.field.courseTitle'),
        render: ({ courseTitle, courseLanguage }) => (
          <span lang={courseLanguage}>{courseTitle}</span>
        ),
      },
      {
        field: 'stars',
        title: t('ratings.field.stars'),
        isNumber: true,
        render: ({ stars }) => formats.number(stars),
      },
      { field: 'review', title: t('ratings.field.review'), isLong: true },
      {
        field: 'status',
        title: t('ratings.field.status'),
        render: ({ status }) => <StatusTag status={status} text={statusText(status)} />,
      },
      { field: 'hiddenReason', title: t('ratings.field.hiddenReason'), under: 'status' },
      {
        field: 'createdAt',
        title: t('ratings.field.createdAt'),
        render: ({ createdAt }) => <When at={createdAt} />,
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('ratings.field.status'),
        options: courseRatingResource.statuses.map((value) => ({
          value,
          label: statusText(value),
        })),
      },
      {
        field: 'courseId',
        label: t('ratings.field.courseTitle'),
        options: courses.map(({ id, title }) => ({ value: id, label: title })),
      },
    ],
    actionsOf: (rating) => {
      if (!actions) return [];
      const isHidden = rating.status === 'HIDDEN';
      return [
        {
          key: 'move',
          label: t(isHidden ? 'ratings.show.open' : 'ratings.hide.open'),
          onClick: () => (isHidden ? actions.onShow(rating) : actions.onHide(rating)),
        },
      ];
    },
  };
};
