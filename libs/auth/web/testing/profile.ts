import type { Profile } from '@lms/auth/contract';

/** Builds the profile that tests start with. */
export const buildProfile = (): Profile => ({
  id: '1',
  email: 'rina@example.com',
  name: 'Rina',
  phone: '01711 123456',
  occupation: 'Tailor',
  companyName: '',
  gender: 'FEMALE',
  dateOfBirth: '1999-05-05',
  address: { line: '', city: 'Dhaka', postCode: '' },
  socialNetworks: { linkedIn: '', facebook: '', twitter: '', instagram: '' },
  imageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
  version: 3,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  shownToFellows: true,
  questionMails: true,
});
