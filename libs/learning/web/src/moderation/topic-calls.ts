import { entityCalls } from '@lms/entity-api';
import type { TopicTypes } from '@lms/learning/contract';
import { discussionApi } from '../discussion/discussion-api';

/** Entity endpoints; the list of questions uses only `find` and the export. */
export const topicCalls = entityCalls<TopicTypes>({
  useFind: discussionApi.useFindTopicsQuery,
  useGet: discussionApi.useReadTopicItemQuery,
  useCreate: discussionApi.useCreateTopicItemMutation,
  useUpdate: discussionApi.useUpdateTopicItemMutation,
  useUpdateStatus: discussionApi.useUpdateTopicStatusMutation,
  useDeleteItems: discussionApi.useDeleteTopicItemsMutation,
  useExport: discussionApi.useExportTopicsMutation,
});
