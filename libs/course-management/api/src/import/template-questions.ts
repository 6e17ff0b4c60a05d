import { guardCell, tableHead } from '@lms/assessment/formats';
import type { QuestionType } from '@lms/contract';

interface Example {
  type: QuestionType;
  text: string;
  /** Answers with grade and feedback, or with their match. */
  answers?: { answer: string; grade?: number; feedback?: string; match?: string }[];
  /** NUMERICAL: accepted difference from the answer. */
  tolerance?: number;
  markingGuide?: string;
}

const right = (answer: string, grade = 100) => ({ answer, grade });
const wrong = (answer: string, feedback?: string) => ({ answer, grade: 0, feedback });
const pair = (answer: string, match: string) => ({ answer, match });

const examples: Record<'en' | 'bn', Example[]> = {
  en: [
    {
      type: 'SINGLE_CHOICE',
      text: 'Which river flows past Chandpur?',
      answers: [right('Meghna'), wrong('Karnaphuli', 'It flows past Chattogram.'), wrong('Surma')],
    },
    {
      type: 'MULTIPLE_CHOICE',
      text: 'Which of these are even numbers?',
      answers: [right('2', 50), right('4', 50), { answer: '7', grade: -50 }, wrong('9')],
    },
    {
      type: 'TRUE_FALSE',
      text: 'At sea level water boils at 100 °C.',
      answers: [right('true'), wrong('false')],
    },
    {
      type: 'SHORT_ANSWER',
      text: 'What is the capital of Bangladesh?',
      answers: [right('Dhaka'), right('Dacca', 50)],
    },
    {
      type: 'NUMERICAL',
      text: 'A room is 4 m long and 3.5 m wide. How many square metres is its floor?',
      answers: [right('14')],
      tolerance: 0.5,
    },
    {
      type: 'MATCHING',
      text: 'Match each quantity with its unit.',
      answers: [pair('Length', 'metre'), pair('Mass', 'kilogram'), pair('', 'second')],
    },
    {
      type: 'ORDERING',
      text: 'Put these in order, the smallest first.',
      answers: [{ answer: 'Village' }, { answer: 'District' }, { answer: 'Division' }],
    },
    {
      type: 'FILL_IN_BLANKS',
      text: 'Bangladesh has {1:SHORTANSWER:=eight~=8} divisions.',
    },
    {
      type: 'ESSAY',
      text: 'Why should a password be long?',
      markingGuide: 'Gives at least two reasons.',
    },
  ],
  bn: [
    {
      type: 'SINGLE_CHOICE',
      text: 'চাঁদপুরের পাশ দিয়ে কোন নদী বয়ে গেছে?',
      answers: [right('মেঘনা'), wrong('কর্ণফুলী', 'এটি চট্টগ্রামের পাশ দিয়ে গেছে।'), wrong('সুরমা')],
    },
    {
      type: 'MULTIPLE_CHOICE',
      text: 'এগুলোর মধ্যে কোনগুলো জোড় সংখ্যা?',
      answers: [right('২', 50), right('৪', 50), { answer: '৭', grade: -50 }, wrong('৯')],
    },
    {
      type: 'TRUE_FALSE',
      text: 'সমুদ্রপৃষ্ঠে পানি ১০০ ডিগ্রি সেলসিয়াসে ফোটে।',
      answers: [right('true'), wrong('false')],
    },
    {
      type: 'SHORT_ANSWER',
      text: 'বাংলাদেশের রাজধানীর নাম কী?',
      answers: [right('ঢাকা'), right('Dhaka')],
    },
    {
      type: 'NUMERICAL',
      text: 'একটি ঘর ৪ মিটার লম্বা ও ৩.৫ মিটার চওড়া। মেঝের ক্ষেত্রফল কত বর্গমিটার?',
      answers: [right('14')],
      tolerance: 0.5,
    },
    {
      type: 'MATCHING',
      text: 'প্রতিটি রাশির সঙ্গে তার একক মেলান।',
      answers: [pair('দৈর্ঘ্য', 'মিটার'), pair('ভর', 'কিলোগ্রাম'), pair('', 'সেকেন্ড')],
    },
    {
      type: 'ORDERING',
      text: 'ছোট থেকে বড় ক্রমে সাজান।',
      answers: [{ answer: 'গ্রাম' }, { answer: 'জেলা' }, { answer: 'বিভাগ' }],
    },
    {
      type: 'FILL_IN_BLANKS',
      text: 'বাংলাদেশে {1:SHORTANSWER:=আটটি~=৮টি} বিভাগ আছে।',
    },
    {
      type: 'ESSAY',
      text: 'পাসওয়ার্ড দীর্ঘ হওয়া উচিত কেন?',
      markingGuide: 'অন্তত দুটি কারণ দেওয়া আছে।',
    },
  ],
};

const head = tableHead(4);

const cellsOf = ({ type, text, answers = [], tolerance, markingGuide }: Example) => {
  const cells = new Map<string, string | number | undefined>(
    Object.entries({ type, text, format: 'plain', tolerance1: tolerance, markingGuide }),
  );
  answers.forEach((answer, index) => {
    for (const [column, value] of Object.entries(answer)) cells.set(`${column}${index + 1}`, value);
  });
  return head.map((column) => guardCell(String(cells.get(column) ?? '')));
};

/** Rows of the import template: column names, then an example of each question type. */
export const templateRows = (language: 'en' | 'bn'): string[][] => [
  head,
  ...examples[language].map(cellsOf),
];
