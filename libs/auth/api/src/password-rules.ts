import { ProblemError } from '@lms/server/platform';
import commonPasswords from './common-passwords.json';

const common = new Set(commonPasswords);

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
 * Tells whether a password is among the first that an attacker would try. Common passwords that
 * pass the rule of four character classes are dictionary words with substitutions: `Password1!`,
 * `P@ssw0rd`, `Welcome#2026`.
 */
export const isCommonPassword = (password: string) => {
  const lower = password.toLowerCase();
  const candidates = [
    stripAffixes(lower),
    onlyLetters(lower),
    onlyLetters(withLetters(stripAffixes(lower))),
    onlyLetters(withLetters(lower)),
  ];
  return candidates.some((candidate) => candidate === '' || common.has(candidate));
};

/**
 * Refuses a common password (NIST SP 800-63B, section 5.1.1.2).
 *
 * @throws ProblemError validation.failed
 */
export const refuseCommonPassword = (password: string) => {
  if (!isCommonPassword(password)) return;
  throw new ProblemError('validation.failed', [{ field: 'password', code: 'passwordCommon' }]);
};
