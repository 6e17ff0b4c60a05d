import { readYesOrNo } from '@lms/assessment/formats';
import { latinDigits } from '@lms/contract';
import type { UserInput } from '@lms/org-management/contract';
import type { NamedOrganizations } from '../organizations/named-organizations';

type Cells = Map<string, string>;

/** Reads yes or no; other text is kept as it is, so that validation refuses it. */
const yesOrNo = (text: string) => (text === '' ? false : (readYesOrNo(text) ?? text));

const rolesOf = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((role) => role.trim().toUpperCase())
    .filter(Boolean);

export const blankUser = {
  name: '',
  roles: [] as UserInput['roles'],
  organizationId: null,
  occupation: '',
  companyName: '',
  phone: '',
  preferredLanguage: 'en' as const,
  accommodations: { extraTimePercent: 0, largeText: false },
};

/**
 * Fills the user form from a row. Fields without a column keep their values, as do roles and language
 * if their cells are empty, because every user has them.
 *
 * @param organizations those that are within reach
 */
export const readUserCells = (
  cells: Cells,
  before: Omit<UserInput, 'username'>,
  organizations: NamedOrganizations,
) => {
  const cell = <Value>(field: string, kept: Value, read: (text: string) => unknown): unknown => {
    const text = cells.get(field);
    return text === undefined ? kept : read(text);
  };
  const asIs = (text: string) => text;
  const { accommodations } = before;
  return {
    username: cells.get('username') ?? '',
    name: cell('name', before.name, asIs),
    roles: cell('roles', before.roles, (text) => (text ? rolesOf(text) : before.roles)),
    organizationId: cell('organizationId', before.organizationId, (text) =>
      text ? (organizations.idOf(text) ?? 'unknown') : null,
    ),
    occupation: cell('occupation', before.occupation, asIs),
    companyName: cell('companyName', before.companyName, asIs),
    phone: cell('phone', before.phone, asIs),
    preferredLanguage: cell('preferredLanguage', before.preferredLanguage, (text) =>
      text ? text.toLowerCase() : before.preferredLanguage,
    ),
    accommodations: {
      extraTimePercent: cell(
        'accommodations.extraTimePercent',
        accommodations.extraTimePercent,
        (text) => Number(latinDigits(text)),
      ),
      largeText: cell('accommodations.largeText', accommodations.largeText, yesOrNo),
    },
  };
};
