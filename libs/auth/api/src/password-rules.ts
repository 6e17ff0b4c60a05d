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
/** What is left when the digits and signs that people put at the ends are taken off. */
const core = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');

/**
 * Whether a password is one of the first that somebody would try. Those that pass the rule of four
 * classes are ordinary words, dressed up: `Password1!`, `P@ssw0rd`, `Welcome#2026`.
 */
export const isCommonPassword = (password: string) => {
  const lower = password.toLowerCase();
  const candidates = [
    core(lower),
    onlyLetters(lower),
    onlyLetters(withLetters(core(lower))),
    onlyLetters(withLetters(lower)),
  ];
  return candidates.some((candidate) => candidate === '' || common.has(candidate));
};

/** @throws ProblemError validation.failed */
export const refuseCommonPassword = (password: string) => {
  if (!isCommonPassword(password)) return;
  throw new ProblemError('validation.failed', [{ field: 'password', code: 'passwordCommon' }]);
};
