import { lengthOf, type ValidationCode } from '@lms/contract';
import type { User } from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { isBreached } from './breached-passwords';

/** Words of the product and its field, which are tried first here, beside those from breaches. */
const contextWords = [
  'assessment',
  'certification',
  'competency',
  'elearning',
  'enrolment',
  'instructor',
  'lms',
  'lmsadmin',
  'orgadmin',
  'organisation',
  'organization',
  'orguser',
  'quiz',
  'sysadmin',
];

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const withLetters = (text: string) =>
  text.replace(/[@43!10$57]/g, (sign) => lookAlikes[sign] ?? sign);
const onlyLetters = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '');
/** Strips leading and trailing digits and signs, which people add to satisfy rules. */
const stripAffixes = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');

/**
 * Tells whether a password is known from breaches, or is one that an attacker would try first.
 * Those that pass the rule of four character classes are leaked words with substitutions:
 * `Password1!`, `P@ssw0rd`, `Welcome#2026`.
 */
export const isCommonPassword = (password: string) => {
  const lower = password.normalize('NFC').toLowerCase();
  const candidates = [
    lower,
    stripAffixes(lower),
    onlyLetters(lower),
    onlyLetters(withLetters(stripAffixes(lower))),
    onlyLetters(withLetters(lower)),
  ];
  return candidates.some(
    (candidate) => candidate === '' || contextWords.includes(candidate) || isBreached(candidate),
  );
};

/** Shortest part of a name or address that a password must not contain. */
const minPart = 4;

/** Tells whether a password contains a part of its owner's name or address. */
export const isPersonalPassword = (
  password: string,
  { name, username }: Pick<User, 'name' | 'username'>,
) => {
  const lower = password.normalize('NFC').toLowerCase();
  const [mailbox = ''] = username.split('@');
  const parts = `${name} ${mailbox}`
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u);
  return [...parts, mailbox.toLowerCase()].some(
    (part) =>
      lengthOf(part) >= minPart && (lower.includes(part) || withLetters(lower).includes(part)),
  );
};

const refuse = (code: ValidationCode) => {
  throw new ProblemError('validation.failed', [{ field: 'password', code }]);
};

/**
 * Refuses a password that is common or close to its owner's name or address (NIST SP 800-63B,
 * section 5.1.1.2).
 *
 * @throws ProblemError validation.failed
 */
export const refuseGuessablePassword = (
  password: string,
  owner: Pick<User, 'name' | 'username'>,
) => {
  if (isCommonPassword(password)) refuse('passwordCommon');
  if (isPersonalPassword(password, owner)) refuse('passwordPersonal');
};
