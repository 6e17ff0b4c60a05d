import { communicationApi } from './communication-api';
import { useIsTold } from './use-is-told';

/** Counts of unread notifications and messages. */
export const useUnreadCounts = () => {
  const isTold = useIsTold();
  const { data } = communicationApi.useGetUnreadQuery(undefined, { skip: !isTold });
  return data ?? { notifications: 0, messages: 0 };
};
