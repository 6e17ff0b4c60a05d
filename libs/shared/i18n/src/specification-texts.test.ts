import { bundledTexts, type TextKey } from '@lms/words';
import { beforeAll, expect, it } from 'vitest';
import { createI18n, loadTexts, setTextLoader } from './i18n';

const i18n = createI18n('en');

beforeAll(async () => {
  setTextLoader(bundledTexts);
  await loadTexts(i18n, 'en', ['auth', 'catalog', 'common', 'problems', 'validation']);
});

type Row = [expected: string, key: TextKey, values?: Record<string, string | number>];

const validation: Row[] = [
  ['Email is required', 'validation.field.email.required'],
  ['Email is not valid, Please enter valid email', 'validation.field.email.email'],
  ['Email should have at least 3 characters', 'validation.field.email.minLength', { min: 3 }],
  ['Email should have maximum 360 characters', 'validation.field.email.maxLength', { max: 360 }],
  [
    'Password should have maximum 40 characters',
    'validation.field.password.maxLength',
    { max: 40 },
  ],
  ["'Password' and 'Confirm Password' didn't match.", 'validation.field.confirmPassword.mismatch'],
  ['Accepting terms & conditions are required', 'validation.terms'],
  ['Full name is not valid', 'validation.invalid', { name: 'Full name' }],
  ['Full name is required', 'validation.required', { name: 'Full name' }],
  ['Full name minimum length is 3', 'validation.minLength', { name: 'Full name', min: 3 }],
  ['Required field', 'validation.requiredField'],
  ['Passwords must match', 'validation.mismatch'],
];

const errors: Row[] = [
  ['The login details are incorrect', 'problems.auth.invalidCredentials'],
  ['Wrong username or password', 'problems.auth.wrongPassword'],
  ['Sorry! You Are Not Registered User, Please Sign Up', 'problems.auth.unknownAccount'],
  ['Please Enter registered email', 'auth.forgot.unknown'],
  ['The registration details are incorrect', 'auth.registration.incorrect'],
  ['This email is already taken!', 'problems.auth.emailTaken'],
  ['This email is already taken!', 'validation.field.email.taken'],
  ['No items(s) found!', 'common.state.noItems'],
  ['No course is currently available. New courses are coming soon.', 'catalog.search.empty'],
];

it.each([...validation, ...errors])('says "%s" in %s', (expected, key, values) => {
  expect(i18n.t(key, values)).toBe(expected);
});
