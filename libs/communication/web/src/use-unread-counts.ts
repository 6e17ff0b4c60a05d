import { selectIsSignedIn } from '@lms/entity-api';
import { useSelector } from 'react-redux';
import { communicationApi } from './communication-api';

/** Counts of unread notifications and messages. */
export const useUnreadCounts = () => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data } = communicationApi.useGetUnreadQuery(undefined, { skip: !isSignedIn });
  return data ?? { notifications: 0, messages: 0 };
};
