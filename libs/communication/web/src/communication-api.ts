import type {
  ConversationPage,
  Message,
  MessageInput,
  MessagePage,
  NotificationPage,
  OpenConversationInput,
  OpenedConversation,
  UnreadCounts,
} from '@lms/communication/contract';
import type { ActivityPage, CourseLanguage } from '@lms/contract';
import { api } from '@lms/entity-api';

interface Sent {
  conversationId: string;
  body: MessageInput;
}

/** Cursor for the page of older items. */
const before = (id: string | undefined) => (id ? { before: id } : {});

/** A course of the reader's own, as far as a new conversation needs it. */
interface ContactCourse {
  courseId: string;
  title: string;
  language: CourseLanguage;
}

export const communicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUnread: build.query<UnreadCounts, void>({
      query: () => '/notification/unread',
      providesTags: ['Notification', 'Message'],
    }),
    getNotifications: build.infiniteQuery<NotificationPage, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
      },
      query: ({ pageParam }) => ({ url: '/notification', params: before(pageParam) }),
      providesTags: ['Notification'],
    }),
    readNotifications: build.mutation<null, string[] | undefined>({
      query: (ids) => ({ url: '/notification/read', method: 'PUT', body: ids ? { ids } : {} }),
      invalidatesTags: ['Notification'],
    }),
    getActivity: build.infiniteQuery<ActivityPage, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
      },
      query: ({ pageParam }) => ({ url: '/activity', params: before(pageParam) }),
      keepUnusedDataFor: 0,
    }),
    getConversations: build.infiniteQuery<ConversationPage, void, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
      },
      query: ({ pageParam }) => ({ url: '/conversation', params: { page: pageParam } }),
      providesTags: ['Message'],
    }),
    getMessages: build.infiniteQuery<MessagePage, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items, hasMore }) => (hasMore ? items[0]?.id : undefined),
      },
      query: ({ queryArg: id, pageParam }) => ({
        url: `/conversation/${id}/message`,
        params: before(pageParam),
      }),
      providesTags: ['Message'],
    }),
    openConversation: build.mutation<OpenedConversation, OpenConversationInput>({
      query: (body) => ({ url: '/conversation', method: 'POST', body }),
      invalidatesTags: ['Message'],
    }),
    sendMessage: build.mutation<Message, Sent>({
      query: ({ conversationId, body }) => ({
        url: `/conversation/${conversationId}/message`,
        method: 'POST',
        body,
      }),
      // Shown at once: on a slow line, the conversation is loaded seconds later.
      onQueryStarted: ({ conversationId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(addMessage(conversationId, data)),
          () => undefined,
        ),
      invalidatesTags: ['Message'],
    }),
    readConversation: build.mutation<null, { id: string; messageId: string }>({
      query: ({ id, messageId }) => ({
        url: `/conversation/${id}/read`,
        method: 'PUT',
        body: { messageId },
      }),
      invalidatesTags: ['Message'],
    }),
    /** Courses whose people a learner can write to. */
    getContactCourses: build.query<ContactCourse[], void>({
      query: () => '/learning/course',
      providesTags: ['Enrolment'],
    }),
  }),
});

const addMessage = (conversationId: string, message: Message) =>
  communicationApi.util.updateQueryData('getMessages', conversationId, ({ pages: [newest] }) => {
    if (!newest?.items.some(({ id }) => id === message.id)) newest?.items.push(message);
  });
