import { roles, type SpreadsheetColumn, wordKeysOf } from '@lms/contract';
import { batchCodeStatuses } from './batch-code';

/** Columns of users, identified by email address. */
export const userSpreadsheetColumns = [
  { field: 'username', title: 'Email', titleKey: 'users.field.username' },
  { field: 'name', title: 'Name', titleKey: 'users.field.name' },
  {
    field: 'roles',
    title: 'Roles',
    titleKey: 'users.field.roles',
    wordKeys: wordKeysOf(roles, (role) => `shell.role.${role}.name`),
  },
  {
    field: 'organizationId',
    title: 'Organization code',
    titleKey: 'users.field.organizationId',
    exportField: 'organization.code',
  },
  { field: 'occupation', title: 'Occupation', titleKey: 'users.field.occupation' },
  { field: 'companyName', title: 'Company', titleKey: 'users.field.companyName' },
  { field: 'phone', title: 'Phone', titleKey: 'users.field.phone' },
  { field: 'preferredLanguage', title: 'Language', titleKey: 'users.field.preferredLanguage' },
  {
    field: 'accommodations.extraTimePercent',
    title: 'Extra time (%)',
    titleKey: 'users.field.extraTimePercent',
  },
  {
    field: 'accommodations.largeText',
    title: 'Large text',
    titleKey: 'users.field.largeText',
    wordKeys: { true: 'spreadsheets.columns.yes', false: 'spreadsheets.columns.no' },
  },
] as const satisfies SpreadsheetColumn[];

/** Columns of batch codes. A course is identified by its slug, or by its title alone. */
export const batchCodeSpreadsheetColumns = [
  { field: 'code', title: 'Code', titleKey: 'batches.field.code' },
  { field: 'title', title: 'Title', titleKey: 'batches.field.title' },
  {
    field: 'organizationId',
    title: 'Organization code',
    titleKey: 'batches.field.organizationId',
    exportField: 'organizationCode',
  },
  {
    field: 'courseId',
    title: 'Course',
    titleKey: 'batches.field.courseId',
    exportField: 'courseSlug',
  },
  { field: 'startsOn', title: 'First day', titleKey: 'batches.field.startsOn' },
  { field: 'endsOn', title: 'Last day', titleKey: 'batches.field.endsOn' },
  { field: 'capacity', title: 'Capacity', titleKey: 'batches.field.capacity' },
  {
    field: 'status',
    title: 'Status',
    titleKey: 'batches.field.status',
    wordKeys: wordKeysOf(batchCodeStatuses, (status) => `admin.status.${status}`),
  },
] as const satisfies SpreadsheetColumn[];
