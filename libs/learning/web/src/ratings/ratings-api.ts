import { api, entityCalls, entityEndpoints } from '@lms/entity-api';
import { courseRatingResource, type CourseRatingTypes } from '@lms/learning/contract';

export const ratingsApi = api.injectEndpoints({
  endpoints: (build) => {
    const ratings = entityEndpoints(build, courseRatingResource);
    return {
      findCourseRatings: ratings.find,
      readCourseRating: ratings.get,
      createCourseRating: ratings.create,
      updateCourseRating: ratings.update,
      updateCourseRatingStatus: ratings.updateStatus,
      deleteCourseRatings: ratings.deleteItems,
      exportCourseRatings: ratings.exportItems,
    };
  },
});

/** Entity endpoints of the list. */
export const ratingCalls = entityCalls<CourseRatingTypes>({
  useFind: ratingsApi.useFindCourseRatingsQuery,
  useGet: ratingsApi.useReadCourseRatingQuery,
  useCreate: ratingsApi.useCreateCourseRatingMutation,
  useUpdate: ratingsApi.useUpdateCourseRatingMutation,
  useUpdateStatus: ratingsApi.useUpdateCourseRatingStatusMutation,
  useDeleteItems: ratingsApi.useDeleteCourseRatingsMutation,
  useExport: ratingsApi.useExportCourseRatingsMutation,
});
