import { code, email, type Entity, id, lineOfText, type Resource, text } from '@lms/contract';
import { array, type InferType, object } from 'yup';

export const instructorStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type InstructorStatus = (typeof instructorStatuses)[number];

export interface Instructor extends Entity {
  name: string;
  designation: string;
  email: string;
  phone: string;
  bio: string;
  imageUrl: string | null;
  expertise: string[];
  organizationId: string;
  userId: string | null;
  status: InstructorStatus;
}

/** Input of an instructor. `organizationId` is read only from callers who reach all organizations. */
export const instructorSchema = object({
  name: lineOfText({ min: 3, max: 80 }).required(code('required')),
  designation: lineOfText({ max: 120 }).defined(code('required')),
  email: email({ min: 3, max: 120 }).defined(code('required')),
  phone: lineOfText({ max: 30 }).defined(code('required')),
  bio: text({ max: 2_000 }).defined(code('required')),
  imageUrl: text({ max: 300 }).nullable().defined(code('required')),
  expertise: array(lineOfText({ min: 1, max: 60 }).required(code('required')))
    .max(20, code('max'))
    .required(code('required')),
  organizationId: id(),
}).noUnknown();
export type InstructorInput = InferType<typeof instructorSchema>;

export interface InstructorTypes {
  item: Instructor;
  input: InstructorInput;
  filter: { organizationId: string; status: InstructorStatus; updatedAt: string };
  status: InstructorStatus;
}

export const instructorResource: Resource<InstructorTypes, 'Instructor'> = {
  tag: 'Instructor',
  path: '/instructor',
  inputSchema: instructorSchema,
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'name',
    'designation',
    'email',
    'phone',
    'bio',
    'imageUrl',
    'expertise',
    'organizationId',
    'userId',
    'status',
  ],
  sortable: ['id', 'name', 'designation', 'email', 'status', 'createdAt', 'updatedAt'],
  filterable: ['organizationId', 'status', 'updatedAt'],
  statuses: instructorStatuses,
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};
