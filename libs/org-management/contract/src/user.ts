import type { genders } from '@lms/auth/contract';
import {
  code,
  email,
  type Entity,
  id,
  type Language,
  languages,
  type Resource,
  type Role,
  roles,
  text,
  type UserStatus,
  userStatuses,
  wholeNumber,
} from '@lms/contract';
import { array, boolean, type InferType, object, string } from 'yup';

/** Roles of an organisation's people, whom its administrator manages. */
export const tenantRoles = ['ROLE_ORG_USER', 'ROLE_ORGADMIN'] as const satisfies readonly Role[];

/** Adjustments that a person needs to learn on equal terms. */
export interface Accommodations {
  /** Extra time in every quiz, in percent of its time limit. */
  extraTimePercent: number;
  /** Shows the learner's screens in large text. */
  largeText: boolean;
}

/** A user as those see it who manage users. */
export interface User extends Entity {
  /** The email address. */
  username: string;
  name: string;
  imageUrl: string | null;
  roles: Role[];
  organizationId: string | null;
  organization: { id: string; code: string; name: string } | null;
  occupation: string;
  companyName: string;
  phone: string;
  gender: (typeof genders)[number] | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  preferredLanguage: Language;
  accommodations: Accommodations;
  emailVerifiedAt: string | null;
  lastLoginAt: string | null;
  status: UserStatus;
}

/** Maximum extra time, in percent. */
export const maxExtraTimePercent = 300;

/**
 * Input of a user, from those who manage users; a new one is invited by mail. `username` can be
 * corrected only until the account is active. `organizationId` is read only from callers who reach
 * all organisations.
 */
export const userSchema = object({
  username: email({ min: 3, max: 48 }).required(code('required')),
  name: text({ min: 3, max: 48 }).required(code('required')),
  roles: array(string<Role>().oneOf(roles, code('oneOf')).required(code('required')))
    .min(1, code('required'))
    .max(roles.length, code('max'))
    .required(code('required')),
  organizationId: id().nullable().defined(code('required')),
  occupation: text({ max: 80 }).defined(code('required')),
  companyName: text({ max: 120 }).defined(code('required')),
  phone: text({ max: 20 })
    .matches(/^\+?\d[\d -]*$/, { message: code('invalid'), excludeEmptyString: true })
    .defined(code('required')),
  preferredLanguage: string<Language>().oneOf(languages, code('oneOf')).required(code('required')),
  accommodations: object({
    extraTimePercent: wholeNumber({ min: 0, max: maxExtraTimePercent }).required(code('required')),
    largeText: boolean().required(code('required')),
  })
    .noUnknown()
    .required(code('required')),
}).noUnknown();
export type UserInput = InferType<typeof userSchema>;

export interface UserTypes {
  item: User;
  input: UserInput;
  filter: {
    status: UserStatus | UserStatus[];
    roles: Role | Role[];
    organizationId: string;
    createdAt: string;
    lastLoginAt: string;
  };
  status: UserStatus;
}

/**
 * The user entity. PENDING becomes INACTIVE only with a reason, which is mailed. Deleting a user
 * closes the account permanently.
 */
export const userResource: Resource<UserTypes, 'ManagedUser'> = {
  tag: 'ManagedUser',
  path: '/user',
  inputSchema: userSchema,
  sortable: ['id', 'name', 'username', 'status', 'createdAt', 'updatedAt', 'lastLoginAt'],
  filterable: ['status', 'roles', 'organizationId', 'createdAt', 'lastLoginAt'],
  statuses: userStatuses,
  transitions: { PENDING: ['ACTIVE', 'INACTIVE'], ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  reasonFor: ['INACTIVE'],
};

/**
 * Returns true if somebody with these roles may assign or remove a role: never one above their own.
 * An organisation's administrator may assign only its tenant roles.
 */
export const mayAssign = (own: readonly Role[], role: Role): boolean =>
  own.includes('ROLE_SYSTEM') ||
  (own.includes('ROLE_ORGADMIN') && (tenantRoles as readonly Role[]).includes(role));

/** Returns true if a user with these roles belongs to an organisation. */
export const needsOrganization = (of: readonly Role[]): boolean =>
  of.some((role) => role !== 'ROLE_USER');
