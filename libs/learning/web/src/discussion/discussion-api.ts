import { api, entityEndpoints, toCallProblem } from '@lms/entity-api';
import {
  type Moderation,
  type PostInput,
  type ReportInput,
  type TopicDetails,
  type TopicInput,
  type TopicPage,
  topicResource,
} from '@lms/learning/contract';

interface PostKey {
  topicId: string;
  id: string;
}

interface LessonTopics {
  lessonId: string;
  search: string;
}

interface Sent {
  dispatch: (action: unknown) => unknown;
  queryFulfilled: Promise<{ data: TopicDetails }>;
}

/** Puts the answer of a change where its readers look. */
const keepDetails = async (_sent: unknown, { dispatch, queryFulfilled }: Sent) => {
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  const { data } = answer;
  const entry = { endpointName: 'getTopic', arg: data.topic.id, value: data } as const;
  dispatch(discussionApi.util.upsertQueryEntries([entry]));
};

const list = { type: 'Topic', id: 'LIST' } as const;
const onSuccess = (result: unknown) => (result === undefined ? [] : [list]);
/** Whether a text is gone, also by an earlier call whose answer was lost. */
const isGone = (result: unknown, error: unknown) =>
  result !== undefined || toCallProblem(error).code === 'entity.notFound';

/** Calls of questions and answers, for learners and staff. */
export const discussionApi = api.injectEndpoints({
  endpoints: (build) => {
    const topics = entityEndpoints(build, topicResource);
    return {
      findTopics: topics.find,
      readTopicItem: topics.get,
      createTopicItem: topics.create,
      updateTopicItem: topics.update,
      updateTopicStatus: topics.updateStatus,
      deleteTopicItems: topics.deleteItems,
      exportTopics: topics.exportItems,
      getLessonTopics: build.infiniteQuery<TopicPage, LessonTopics, number>({
        infiniteQueryOptions: {
          initialPageParam: 1,
          getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
        },
        query: ({ queryArg: { lessonId, search }, pageParam }) => ({
          url: `/learning/lesson/${lessonId}/topic`,
          params: { page: pageParam, ...(search && { search }) },
        }),
        // A notification may tell of an answer.
        providesTags: [list, 'Notification'],
      }),
      getTopic: build.query<TopicDetails, string>({
        query: (id) => `/topic/${id}`,
        providesTags: (_result, _error, id) => [{ type: 'Topic', id }, 'Notification'],
      }),
      saveTopic: build.mutation<TopicDetails, { lessonId: string; id: string; input: TopicInput }>({
        query: ({ lessonId, id, input }) => ({
          url: `/learning/lesson/${lessonId}/topic/${id}`,
          method: 'PUT',
          body: input,
        }),
        onQueryStarted: keepDetails,
        invalidatesTags: onSuccess,
      }),
      deleteTopic: build.mutation<null, string>({
        query: (id) => ({ url: `/topic/${id}`, method: 'DELETE' }),
        invalidatesTags: (result, error) => (isGone(result, error) ? [list] : []),
      }),
      savePost: build.mutation<TopicDetails, PostKey & { input: PostInput }>({
        query: ({ topicId, id, input }) => ({
          url: `/topic/${topicId}/post/${id}`,
          method: 'PUT',
          body: input,
        }),
        onQueryStarted: keepDetails,
        invalidatesTags: onSuccess,
      }),
      deletePost: build.mutation<null, PostKey>({
        query: ({ topicId, id }) => ({ url: `/topic/${topicId}/post/${id}`, method: 'DELETE' }),
        invalidatesTags: (result, error, { topicId }) =>
          isGone(result, error) ? [list, { type: 'Topic', id: topicId }] : [],
      }),
      acceptPost: build.mutation<TopicDetails, { id: string; postId: string | null }>({
        query: ({ id, postId }) => ({
          url: `/topic/${id}/accepted`,
          method: 'PUT',
          body: { postId },
        }),
        onQueryStarted: keepDetails,
        invalidatesTags: onSuccess,
      }),
      reportTopic: build.mutation<null, ReportInput & { id: string }>({
        query: ({ id, ...body }) => ({ url: `/topic/${id}/report`, method: 'POST', body }),
        invalidatesTags: (result, _error, { id }) =>
          result === undefined ? [] : [list, { type: 'Topic', id }],
      }),
      seeTopic: build.mutation<null, string>({
        query: (id) => ({ url: `/topic/${id}/seen`, method: 'PUT' }),
      }),
      moderateTopic: build.mutation<TopicDetails, Moderation & { id: string }>({
        query: ({ id, ...body }) => ({ url: `/topic/${id}/moderation`, method: 'PUT', body }),
        onQueryStarted: keepDetails,
        invalidatesTags: onSuccess,
      }),
    };
  },
});
