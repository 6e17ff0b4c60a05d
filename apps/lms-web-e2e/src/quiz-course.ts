import type { FindResult, QuestionContent } from '@lms/contract';
import type {
  Course,
  CourseDraft,
  DraftLesson,
  Question,
  QuestionInput,
  QuizInput,
} from '@lms/course-management/contract';
import { type Browser, request } from '@playwright/test';
import { type Caller, checkoutOf, placeOrder, signIn, signUpIn } from './api';

type Made = { id: string };

const lessonOf = (more: Partial<DraftLesson>): DraftLesson => ({
  id: crypto.randomUUID(),
  title: 'Read this',
  type: 'ARTICLE',
  durationMinutes: 5,
  preview: false,
  ...more,
});

/** Returns the input of a practice quiz that shows everything once it is submitted. */
export const practiceQuiz = (
  parts: Pick<QuizInput, 'title' | 'courseId' | 'items'> & Partial<QuizInput>,
): QuizInput => ({
  instructions: '',
  kind: 'PRACTICE',
  timeLimitMinutes: null,
  graceMinutes: 2,
  attemptsAllowed: 0,
  passMark: 50,
  shuffleQuestions: false,
  shuffleOptions: false,
  penalty: 0,
  gradingMethod: 'HIGHEST',
  opensAt: null,
  closesAt: null,
  review: { marks: 'AFTER_SUBMIT', answers: 'AFTER_SUBMIT', feedback: 'AFTER_SUBMIT' },
  ...parts,
});

/** Creates a free course in the author's organization with a question bank and a quiz. */
export const makeQuizCourse = async (author: Caller, title: string) => {
  const firstOf = async (path: string) => {
    const { items } = await author.ask<FindResult<Made>>('POST', `${path}/find`, { data: {} });
    return items[0]!.id;
  };
  const draft: CourseDraft = {
    kind: 'COURSE',
    title,
    summary: `All about: ${title}.`,
    description: '<p>For everybody.</p>',
    categoryId: await firstOf('/course-category'),
    instructorIds: [await firstOf('/instructor')],
    programme: 'SKILLS',
    label: null,
    level: 'BEGINNER',
    language: 'en',
    price: 0,
    imageUrl: null,
    previewVideoUrl: null,
    outcomes: ['Know it'],
    requirements: [],
    audiences: [],
    inclusions: [],
    passMark: 50,
    sequential: false,
    prerequisiteIds: [],
    sections: [
      {
        id: crypto.randomUUID(),
        title: 'Start',
        lessons: [lessonOf({ article: '<p>Wear gloves.</p>' })],
      },
    ],
  };
  const { id } = await author.ask<Made>('POST', '/course', { data: draft });
  const bankName = `Bank of ${title}`;
  const bank = await author.ask<Made>('POST', '/question-bank', {
    data: { name: bankName, description: '', categoryId: null },
  });
  const asked = new Map<string, QuestionInput>();
  const quizLesson = lessonOf({ title: 'Quiz', type: 'QUIZ' });

  return {
    id,
    bankName,

    /** Adds a question to the course's bank. */
    addQuestion: async (name: string, content: Partial<QuestionInput>) => {
      const data: QuestionInput = {
        bankId: bank.id,
        name,
        externalId: null,
        type: 'TRUE_FALSE',
        text: `<p>${name}</p>`,
        answers: [],
        pairs: [],
        caseSensitive: false,
        difficulty: 'EASY',
        tags: [],
        defaultMark: 1,
        ...content,
      };
      const { id: questionId } = await author.ask<Made>('POST', '/question', { data });
      asked.set(questionId, data);
      return questionId;
    },

    /** Makes the other answer of a true/false question the right one. */
    turnAround: async (questionId: string) => {
      const path = `/question/${questionId}`;
      const { version } = await author.ask<Question>('GET', path);
      const question = asked.get(questionId)!;
      const answers = question.answers.map((answer) => ({
        ...answer,
        fraction: 1 - answer.fraction,
      }));
      await author.ask('PUT', path, { data: { ...question, answers, version } });
    },

    /** Creates an active quiz of the given items that shows everything once it is submitted. */
    addQuiz: async (name: string, items: QuizInput['items']) => {
      const data = practiceQuiz({ title: name, courseId: id, items });
      const quiz = await author.ask<Made>('POST', '/quiz', { data });
      const ids = [quiz.id];
      await author.ask('PUT', '/quiz/updateStatus', { data: { ids, status: 'ACTIVE' } });
      return quiz.id;
    },

    /** Enrols a new learner and opens the quiz in a separate browser context. */
    openQuiz: async (browser: Browser, baseURL = '') => {
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
      await context.addCookies([{ name: 'language', value: 'en', url: baseURL }]);
      const learner = await signUpIn(context);
      await placeOrder(learner, checkoutOf({ id, price: 0 }));
      const page = await context.newPage();
      await page.goto(`/learn/${id}/lesson/${quizLesson.id}`);
      return page;
    },

    /** Puts the quiz into a lesson and publishes the course. */
    publish: async (quizId: string, baseURL = '') => {
      const own = await request.newContext({ baseURL });
      const system = await signIn(own, { email: 'system@demo.lms', password: 'Demo@12345' });
      const section = draft.sections[0]!;
      const lessons = [...section.lessons, { ...quizLesson, quizId }];
      let { version } = await author.ask<Course>('GET', `/course/${id}`);
      const data = { ...draft, sections: [{ ...section, lessons }], version };
      ({ version } = await author.ask<Course>('PUT', `/course/${id}`, { data }));
      await author.ask('POST', `/course/${id}/submit`, { data: { version } });
      ({ version } = await system.ask<Course>('GET', `/course/${id}`));
      await system.ask('POST', `/course/${id}/approve`, { data: { version } });
      await own.dispose();
    },
  };
};

export type QuizCourse = Awaited<ReturnType<typeof makeQuizCourse>>;

/** Answers of a true statement. */
export const isTrue: QuestionContent['answers'] = [
  { id: 'yes', text: 'true', fraction: 1 },
  { id: 'no', text: 'false', fraction: 0 },
];
