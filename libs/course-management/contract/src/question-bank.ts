import { code, type Entity, id, lineOfText, type Resource, text } from '@lms/contract';
import { type InferType, object } from 'yup';

export const questionBankStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type QuestionBankStatus = (typeof questionBankStatuses)[number];

export interface QuestionBank extends Entity {
  name: string;
  description: string;
  categoryId: string | null;
  organizationId: string;
  questionCount: number;
  status: QuestionBankStatus;
}

/** Input of a bank. `organizationId` is read only from callers who reach all organizations. */
export const questionBankSchema = object({
  name: lineOfText({ min: 1, max: 120 }).required(code('required')),
  description: text({ max: 1_000 }).defined(code('required')),
  categoryId: id().nullable().defined(code('required')),
  organizationId: id(),
}).noUnknown();
export type QuestionBankInput = InferType<typeof questionBankSchema>;

export interface QuestionBankTypes {
  item: QuestionBank;
  input: QuestionBankInput;
  filter: {
    categoryId: string;
    organizationId: string;
    status: QuestionBankStatus;
    updatedAt: string;
  };
  status: QuestionBankStatus;
}

export const questionBankResource: Resource<QuestionBankTypes, 'QuestionBank'> = {
  tag: 'QuestionBank',
  path: '/question-bank',
  inputSchema: questionBankSchema,
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'name',
    'description',
    'categoryId',
    'organizationId',
    'questionCount',
    'status',
  ],
  sortable: ['id', 'name', 'status', 'createdAt', 'updatedAt'],
  filterable: ['categoryId', 'organizationId', 'status', 'updatedAt'],
  statuses: questionBankStatuses,
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};
