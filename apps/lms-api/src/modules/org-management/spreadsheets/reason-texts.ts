import type { RowProblem } from '@lms/contract';

type Texts = Record<string, string>;

/** What stands above the two columns that a file of faults has more. */
export const columnTitles = { en: ['Row', 'Reason'], bn: ['সারি', 'কারণ'] };

const texts: Record<'en' | 'bn', Texts> = {
  en: {
    required: '{name} is required',
    invalid: '{name} is not valid',
    minLength: '{name} needs at least {min} characters',
    maxLength: '{name} may have at most {max} characters',
    min: '{name} should be at least {min}',
    max: '{name} should be at most {max}',
    integer: '{name} should be a whole number',
    email: '{name} is not an email address',
    oneOf: '{name} is not one of the choices',
    endBeforeStart: '{name} should be later than the beginning',
    day: '{name} should be a day such as 2026-01-31',
    notFound: '{name} is not known here',
    notOffered: '{name} is not offered at present',
    otherCourse: '{name} is for another course',
    taken: '{name} belongs to somebody whom you can’t change',
    duplicateInFile: '{name} stands in a row above already',
    'user.roleTooHigh': 'You can’t give or take a role above your own',
    'user.ownAccount': 'You can’t change your own roles or organisation',
    'entity.conflict': 'Somebody else is changing this just now',
  },
  bn: {
    required: '{name} আবশ্যক',
    invalid: '{name} সঠিক নয়',
    minLength: '{name}-এ কমপক্ষে {min}টি অক্ষর দরকার',
    maxLength: '{name}-এ সর্বোচ্চ {max}টি অক্ষর থাকতে পারে',
    min: '{name} কমপক্ষে {min} হতে হবে',
    max: '{name} সর্বোচ্চ {max} হতে পারে',
    integer: '{name} পূর্ণ সংখ্যা হতে হবে',
    email: '{name} ইমেইল ঠিকানা নয়',
    oneOf: '{name} অনুমোদিত মানগুলোর একটি নয়',
    endBeforeStart: '{name} শুরুর পরে হতে হবে',
    day: '{name} ২০২৬-০১-৩১-এর মতো একটি তারিখ হতে হবে',
    notFound: '{name} এখানে পরিচিত নয়',
    notOffered: '{name} এখন দেওয়া হচ্ছে না',
    otherCourse: '{name} অন্য কোর্সের জন্য',
    taken: '{name} এমন কারও, যাঁকে আপনি পরিবর্তন করতে পারেন না',
    duplicateInFile: '{name} উপরের একটি সারিতে আগেই আছে',
    'user.roleTooHigh': 'নিজের চেয়ে উঁচু ভূমিকা আপনি দিতে বা নিতে পারেন না',
    'user.ownAccount': 'নিজের ভূমিকা বা সংস্থা আপনি বদলাতে পারেন না',
    'entity.conflict': 'এই মুহূর্তে অন্য কেউ এটি বদলাচ্ছেন',
  },
};

/** Why a row was refused, in words; a code stands for itself where there are none. */
export const reasonText = (language: 'en' | 'bn', name: string, { code, params }: RowProblem) => {
  const values: Record<string, string | number> = { name, ...params };
  const text = texts[language][code] ?? `{name}: ${code}`;
  return text.replace(/\{(\w+)\}/g, (_match, key: string) => String(values[key] ?? ''));
};
