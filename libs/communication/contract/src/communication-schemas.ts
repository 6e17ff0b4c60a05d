import { code, id, text } from '@lms/contract';
import { array, type InferType, object } from 'yup';
import { maxMessageLength } from './conversation';

const messageBody = () => text({ min: 1, max: maxMessageLength }).required(code('required'));

/** Body of `POST /conversation/:id/message`. */
export const messageSchema = object({
  body: messageBody(),
  clientId: id().required(code('required')),
}).noUnknown();
export type MessageInput = InferType<typeof messageSchema>;

/** Body of `POST /conversation`; without a course it goes to the help desk. */
export const openConversationSchema = object({
  courseId: id().nullable().defined(),
  body: messageBody(),
  clientId: id().required(code('required')),
}).noUnknown();
export type OpenConversationInput = InferType<typeof openConversationSchema>;

/** Body of `PUT /conversation/:id/read`: the last message that was seen. */
export const conversationReadSchema = object({
  messageId: id().required(code('required')),
}).noUnknown();

/** Body of `PUT /notification/read`; without ids it is all of them. */
export const notificationReadSchema = object({
  ids: array(id().required(code('required')))
    .min(1, code('required'))
    .max(100, code('max')),
}).noUnknown();
