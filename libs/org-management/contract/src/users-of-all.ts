import {
  code,
  type FieldProblem,
  id,
  lineOfText,
  type MatchingChange,
  type ProblemCode,
  type Role,
  roles,
  text,
} from '@lms/contract';
import { boolean, type InferType, object, string } from 'yup';

/** Change of `PUT /user/updateRoleOfAll`: gives a role to many users, or takes it from them. */
export const roleOfAllSchema = object({
  role: string<Role>()
    .oneOf([...roles], code('oneOf'))
    .required(code('required')),
  given: boolean().required(code('required')),
}).noUnknown();
export type RoleOfAll = InferType<typeof roleOfAllSchema>;

/** Change of `PUT /user/updateOrganizationOfAll`; `null` for no organization. */
export const organizationOfAllSchema = object({
  organizationId: id().nullable().defined(code('required')),
}).noUnknown();
export type OrganizationOfAll = InferType<typeof organizationOfAllSchema>;

/** Words of `POST /user/mailAll`, which each reads in a mail of their own language. */
export const mailOfAllSchema = object({
  subject: lineOfText({ min: 3, max: 120 }).required(code('required')),
  text: text({ min: 1, max: 5000 }).required(code('required')),
}).noUnknown();
export type MailOfAll = InferType<typeof mailOfAllSchema>;

/** User whom a change of many left as they were, with the reason that the single call gives. */
export interface RefusedUser {
  id: string;
  name: string;
  code: ProblemCode;
  errors: FieldProblem[];
}

/** Answer of a change of many users. */
export interface UsersChange extends MatchingChange {
  refused: RefusedUser[];
}
