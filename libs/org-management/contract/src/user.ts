import {
  addressSchema,
  type genders,
  signOption,
  socialNetworksSchema,
  type UserModel,
} from '@lms/auth/contract';
import {
  code,
  email,
  type Entity,
  id,
  type Language,
  languages,
  lineOfText,
  phone,
  type Resource,
  type Role,
  roles,
  type UserStatus,
  userStatuses,
  wholeNumber,
} from '@lms/contract';
import { array, boolean, type InferType, object, string } from 'yup';

/** Roles of an organization's people, whom its administrator manages. */
export const tenantRoles = ['ROLE_ORG_USER', 'ROLE_ORGADMIN'] as const satisfies readonly Role[];

/** Adjustments that a person needs to learn on equal terms. */
export interface Accommodations {
  /** Extra time in every quiz, in percent of its time limit. */
  extraTimePercent: number;
  /** Shows the learner's screens in large text. */
  largeText: boolean;
}

/** A user as those see it who manage users. */
export interface User extends Entity, UserModel {
  organizationId: string | null;
  organization: { id: string; code: string; name: string } | null;
  gender: (typeof genders)[number] | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  preferredLanguage: Language;
  accommodations: Accommodations;
  emailVerifiedAt: string | null;
  lastLoginAt: string | null;
  status: UserStatus;
  /** Reason given for an INACTIVE account, as the person was told; read only. */
  deactivationReason: string | null;
}

/** Maximum extra time, in percent. */
export const maxExtraTimePercent = 300;

/**
 * Input of a user, from those who manage users; a new one is invited by mail. `username` can be
 * corrected only until the account is active. `organizationId` is read only from callers who reach
 * all organizations.
 */
export const userSchema = object({
  username: email({ min: 3, max: 48 }).required(code('required')),
  name: lineOfText({ min: 3, max: 48 }).required(code('required')),
  roles: array(string<Role>().oneOf(roles, code('oneOf')).required(code('required')))
    .min(1, code('required'))
    .max(roles.length, code('max'))
    .required(code('required')),
  organizationId: id().nullable().defined(code('required')),
  occupation: lineOfText({ max: 80 }).defined(code('required')),
  companyName: lineOfText({ max: 120 }).defined(code('required')),
  signOption: signOption(),
  phone: phone().defined(code('required')),
  address: addressSchema.default(undefined).nullable().optional(),
  socialNetworks: socialNetworksSchema.default(undefined).nullable().optional(),
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
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'username',
    'email',
    'name',
    'imageUrl',
    'roles',
    'organizationId',
    'organization.id',
    'organization.code',
    'organization.name',
    'occupation',
    'companyName',
    'signOption',
    'phone',
    'address.line',
    'address.city',
    'address.postCode',
    'socialNetworks.linkedIn',
    'socialNetworks.facebook',
    'socialNetworks.twitter',
    'socialNetworks.instagram',
    'gender',
    'dateOfBirth',
    'preferredLanguage',
    'accommodations.extraTimePercent',
    'accommodations.largeText',
    'emailVerifiedAt',
    'lastLoginAt',
    'deactivationReason',
    'status',
  ],
  sortable: ['id', 'name', 'username', 'status', 'createdAt', 'updatedAt', 'lastLoginAt'],
  filterable: ['status', 'roles', 'organizationId', 'createdAt', 'lastLoginAt'],
  statuses: userStatuses,
  approval: { from: 'PENDING', to: 'ACTIVE' },
  transitions: { PENDING: ['ACTIVE', 'INACTIVE'], ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  reasonFor: ['INACTIVE'],
};

/**
 * Returns true if somebody with these roles may assign or remove a role: never one above their own.
 * An organization's administrator may assign only its tenant roles.
 */
export const mayAssign = (own: readonly Role[], role: Role): boolean =>
  own.includes('ROLE_SYSTEM') ||
  (own.includes('ROLE_ORGADMIN') && (tenantRoles as readonly Role[]).includes(role));

/** Returns true if a user with these roles belongs to an organization. */
export const needsOrganization = (of: readonly Role[]): boolean =>
  of.some((role) => role !== 'ROLE_USER');
