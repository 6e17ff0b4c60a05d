import {
  code,
  email,
  type Entity,
  lineOfText,
  type OrganizationType,
  organizationTypes,
  phone,
  type Resource,
  text,
} from '@lms/contract';
import { type InferType, object, string } from 'yup';

export const organizationStatuses = ['PENDING', 'ACTIVE', 'REJECTED', 'INACTIVE'] as const;
export type OrganizationStatus = (typeof organizationStatuses)[number];

/** Contact person of an organization, invited as its administrator once it is approved. */
export interface ContactPerson {
  name: string;
  email: string;
  phone: string;
  designation: string;
}

/** A partner that provides courses. */
export interface Organization extends Entity {
  code: string;
  name: string;
  type: OrganizationType;
  email: string;
  phone: string;
  website: string;
  address: string;
  description: string;
  logoUrl: string | null;
  bannerUrl: string | null;
  contactPerson: ContactPerson;
  /** Reason of a rejection. */
  rejectionReason: string | null;
  status: OrganizationStatus;
}

/** Code of an organization: its short name, part of its address. */
export const organizationCode = () =>
  text({ min: 2, max: 20 }).matches(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, {
    message: code('organizationCode'),
    excludeEmptyString: true,
  });

/**
 * Body of `POST /organization` and `PUT /organization/{id}`. `code` and `type` are ignored from
 * callers who reach only their own organization.
 */
export const organizationSchema = object({
  name: lineOfText({ min: 3, max: 120 }).required(code('required')),
  code: organizationCode().required(code('required')),
  type: string<OrganizationType>()
    .oneOf(organizationTypes, code('oneOf'))
    .required(code('required')),
  email: email({ min: 3, max: 120 }).required(code('required')),
  phone: phone().required(code('required')),
  website: text({ max: 200 })
    .matches(/^https?:\/\/[^\s/]+\.[^\s]+$/, { message: code('invalid'), excludeEmptyString: true })
    .defined(code('required')),
  address: text({ max: 300 }).required(code('required')),
  description: text({ max: 2_000 }).defined(code('required')),
  contactPerson: object({
    name: lineOfText({ min: 3, max: 48 }).required(code('required')),
    email: email({ min: 3, max: 48 }).required(code('required')),
    phone: phone().required(code('required')),
    designation: lineOfText({ max: 80 }).defined(code('required')),
  })
    .noUnknown()
    .required(code('required')),
}).noUnknown();
export type OrganizationInput = InferType<typeof organizationSchema>;

/** Profile form of a stored organization. */
export const ownOrganizationSchema = organizationSchema.omit(['code', 'type']).noUnknown();
export type OwnOrganizationInput = InferType<typeof ownOrganizationSchema>;

export interface OrganizationTypes {
  item: Organization;
  input: OrganizationInput;
  filter: {
    code: string;
    type: OrganizationType;
    status: OrganizationStatus | OrganizationStatus[];
    createdAt: string;
    updatedAt: string;
  };
  status: OrganizationStatus;
}

/**
 * `PUT /organization/updateStatus` needs a reason to reject. PENDING → ACTIVE makes the contact person
 * the organization's administrator and mails the invitation.
 */
export const organizationResource: Resource<OrganizationTypes, 'Organization'> = {
  tag: 'Organization',
  path: '/organization',
  inputSchema: organizationSchema,
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'code',
    'name',
    'type',
    'email',
    'phone',
    'website',
    'address',
    'logoUrl',
    'bannerUrl',
    'description',
    'contactPerson.name',
    'contactPerson.email',
    'contactPerson.phone',
    'contactPerson.designation',
    'rejectionReason',
    'status',
  ],
  sortable: ['id', 'code', 'name', 'type', 'email', 'status', 'createdAt', 'updatedAt'],
  filterable: ['code', 'type', 'status', 'createdAt', 'updatedAt'],
  statuses: organizationStatuses,
  approval: { from: 'PENDING', to: 'ACTIVE' },
  transitions: {
    PENDING: ['ACTIVE', 'REJECTED'],
    ACTIVE: ['INACTIVE'],
    INACTIVE: ['ACTIVE'],
    REJECTED: [],
  },
};

/** A document that an organization submitted with its registration. */
export interface OrganizationDocument {
  id: string;
  name: string;
  kind: 'PDF' | 'PICTURE';
  bytes: number;
  createdAt: string;
}

/**
 * Returns the name that a document is saved by: a system would open it by the ending that its sender
 * chose, as a page for instance.
 */
export const documentFileName = ({ name, kind }: Pick<OrganizationDocument, 'name' | 'kind'>) => {
  const ending = kind === 'PDF' ? '.pdf' : '.webp';
  return name.toLowerCase().endsWith(ending) ? name : name + ending;
};

/** Answer of `GET /organization/{id}/review`. */
export interface OrganizationReview {
  organization: Organization;
  /** Documents, each served at `/organization/{id}/document/{documentId}`. */
  documents: OrganizationDocument[];
  /** True if the contact person's address already has an account, so that nobody can be invited. */
  contactHasAccount: boolean;
}
