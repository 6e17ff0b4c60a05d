import { type Language, languages } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { allTexts } from './bundled-texts';
import type { TextTree } from './texts';

const flatten = (tree: TextTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );

/** Returns the texts of a language without their values, as [key, text]. */
const textsOf = (language: Language) =>
  flatten(allTexts[language]).map(
    ([key, text]) => [key, text.replace(/\{\{.*?\}\}/g, '')] as const,
  );

const findIn = (language: Language, word: RegExp) =>
  textsOf(language).filter(([, text]) => word.test(text));

/** Phrases by what an editor writes instead. */
const oddEnglish: [string, RegExp][] = [
  [
    'organization, recognize',
    /isation|(organ|recogn|author|apolog|categor|custom|emphas|final|minim|optim|personal|priorit|summar|util)is(e|ing)/i,
  ],
  ['no longer', /\bany more\b/i],
  ['permanently', /\bfor good\b/i],
  ['automatically', /\bby (it|them)sel(f|ves)\b/i],
  ['someone, anyone, everyone, no one', /\b(some|any|every|no)body\b/i],
  ['anyone who', /\bwho(m|so)?ever\b/i],
  ['email', /\be-mail|\bmail(ed|s)?\b/i],
  ['log in, log out', /\bsign(s|ed|ing)?[ -](in|out)\b/i],
  ['waiting', /\bwaits?\b(?! a (moment|few)| for)/i],
  ['valid, applies to', /\bholds (until|from|for)\b/i],
  ['undo', /\b(take|taken|takes) (it |this )?back\b/i],
  ['not found', /\b(is|are) not there\b/i],
  ['disabled people', /people with disabilit/i],
  ['instructors', /teacher/i],
  ['can’t be undone', /cannot be undone/],
  ['slum dwellers', /informal settlement|in slums/i],
];

/** Second words for what has a word already, by that word. */
const secondBengali: [string, RegExp][] = [
  ['সনদ', /সার্টিফিকে|শংসাপত্র/],
  ['প্রশ্নব্যাংক', /প্রশ্নভান্ডার|প্রশ্ন (ব্যাংক|ভান্ডার)|প্রশ্নব্যাঙ্ক/],
  ['অংশীদার', /সহযোগী|পার্টনার/],
  ['প্রতিষ্ঠান', /সংগঠন/],
  ['পৃষ্ঠা', /পাতা/],
  ['লগইন, লগআউট', /লগ[ -](ইন|আউট)|সাইন (ইন|আউট)/],
  ['রিপোর্ট', /প্রতিবেদন/],
  ['কার্যক্রম', /কার্যকলাপ/],
  ['প্রচেষ্টা', /(?<!প্র)চেষ্টা(টি|র|য়|গুলো)/],
  ['নম্বর', /স্কোর/],
  ['পাস', /পাশ(?!াপাশি|ি)/],
  ['কাঠিন্য', /কঠিনতা/],
  ['মন্তব্য', /ফিডব্যাক/],
  ['মূল্য', /দাম/],
  ['বাতিল', /প্রত্যাহার/],
  ['নথি', /ডকুমেন্ট/],
  ['ইমেইল', /(?<!ই)মেইল|ইমেল/],
  ['প্রশাসক', /অ্যাডমিন/],
  ['লিখিত রূপ', /প্রতিলিপি/],
  ['প্রশিক্ষক', /(?<!প্র)শিক্ষক/],
  ['প্রাকদর্শন', /প্রিভিউ/],
  ['পেমেন্ট ব্যর্থ', /পরিশোধ ব্যর্থ/],
  ['কোর্স খুঁজুন', /^কোর্সে খুঁজুন/],
  ['তালাবদ্ধ', /^বন্ধ আছে/],
  ['এখনো, কখনো, উপর', /এখনও|কখনও|ওপর/],
];

describe('the wording of English texts', () => {
  it.each(oddEnglish)('says: %s', (_, odd) => {
    expect(findIn('en', odd)).toEqual([]);
  });
});

/** Words that speak to a friend, where Spanish texts say “usted”. */
const familiarSpanish = [
  /(?<!\p{L})(tú|tus?|te|ti|contigo|tuy[oa]s?|has|hayas|puedes|podrás|tienes|tengas|quieres|necesitas|debes|eres|estás|olvidaste|escribiste)(?!\p{L})/iu,
  /(^|[.:] )(Abre|Acorta|Añade|Busca|Comprueba|Confirma|Elige|Elimina|Escribe|Espera|Establece|Inicia|Introduce|Mira|Responde|Revisa|Selecciona|Termina|Usa|Vuelve)(?!\p{L})/u,
  /(?<!\p{L})(escríbel[ao]|escríbenos|inscríbete|inténtalo|pídel[ao]|regístrate|revísal[ao]s?|suéltalo)(?!\p{L})/iu,
];

describe('the wording of Spanish texts', () => {
  it('speaks to its reader as “usted”', () => {
    expect(familiarSpanish.flatMap((familiar) => findIn('es', familiar))).toEqual([]);
  });
});

describe('the wording of French texts', () => {
  it('keeps a line from ending before or after a mark that stands apart', () => {
    expect(findIn('fr', / [;:?!»%]|« /)).toEqual([]);
  });
});

describe('the wording of Chinese texts', () => {
  it('has one word for a lesson', () => {
    expect(findIn('ch', /节课|节数/)).toEqual([]);
  });
});

describe('the wording of Bengali texts', () => {
  it.each(secondBengali)('has one word: %s', (_, second) => {
    expect(findIn('bn', new RegExp(second.source.normalize('NFC')))).toEqual([]);
  });

  it('sets a number of people apart from their counting word', () => {
    expect(flatten(allTexts.bn).filter(([, text]) => text.includes('}}জন'))).toEqual([]);
  });

  it('writes numbers in Bengali digits, save in names and examples', () => {
    const kept = /UTF-8|MP[34]|M4A|\[\[1\]\]|[A-Z]+-2026(-A)?/g;
    const rows = textsOf('bn').map(([key, text]) => [key, text.replace(kept, '')] as const);
    expect(rows.filter(([, text]) => /[0-9]/.test(text))).toEqual([]);
  });
});

/** Things that several screens name, by the places of their names. */
const namedTwice: [string, ...string[]][] = [
  ['questions.type', 'quizzes.type', 'reports.code.questionType'],
  ['questions.difficulty', 'quizzes.difficulty', 'reports.code.difficulty'],
  ['quizzes.kind', 'learning.quiz.kind'],
  ['common.lessonType', 'courses.lessonType'],
  ['common.level', 'courses.level'],
  ['common.courseLanguage', 'courses.language'],
  ['courses.status', 'dashboard.status', 'reports.code.courseStatus'],
  ['users.status', 'reports.code.userStatus'],
  ['enrolments.status', 'users.page.enrolment', 'reports.code.enrolmentStatus'],
];

/** Returns the names at a place, by the last part of their keys. */
const namesAt = (language: Language, place: string) =>
  Object.fromEntries(
    textsOf(language)
      .filter(([key]) => key.startsWith(`${place}.`))
      .map(([key, text]) => [key.slice(place.length + 1), text]),
  );

describe.each(languages)('names in %s', (language) => {
  it.each(namedTwice)('are the same everywhere: %s', (first, ...others) => {
    const names = namesAt(language, first);
    expect(names).not.toEqual({});
    for (const other of others) expect(namesAt(language, other)).toEqual(names);
  });

  it('are the same everywhere: types of organizations and roles', () => {
    for (const type of ['GOVERNMENT', 'COMPANY', 'UNIVERSITY', 'NGO']) {
      const shown = namesAt(language, 'catalog.organization.type')[type];
      expect(shown).toBe(namesAt(language, 'organizations.type')[type]);
    }
    for (const [role, name] of Object.entries(namesAt(language, 'reports.code.role'))) {
      expect(namesAt(language, 'shell.role')[`${role}.name`]).toBe(name);
    }
  });
});
