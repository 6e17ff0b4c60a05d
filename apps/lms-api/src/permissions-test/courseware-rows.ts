import { sharedPermissions } from '@lms/contract';
import { type Course, courseManagementPermissions } from '@lms/course-management/contract';
import { newId, quizOverrides } from '@lms/server/database';
import type { Aim, CallRows } from './call-row';

/** Body of a status change of the course, with its present version. */
const statusChange = async ({ side }: Aim, id: string) => {
  const { version } = (await side.client().get(`/course/${id}`)).json<Course>();
  return { params: { id }, body: { version } };
};

const courseRows: CallRows = {
  'POST /course/:id/submit': {
    access: courseManagementPermissions['courseware.write'],
    aim: async (at) => statusChange(at, await at.side.course()),
  },
  'POST /course/:id/withdraw': {
    access: courseManagementPermissions['courseware.write'],
    aim: async (at) => statusChange(at, await at.side.pendingCourse()),
  },
  'POST /course/:id/approve': {
    access: courseManagementPermissions['course.approve'],
    aim: async (at) => statusChange(at, await at.side.pendingCourse()),
  },
  'POST /course/:id/reject': {
    access: courseManagementPermissions['course.approve'],
    aim: async ({ side }) => ({
      params: { id: await side.pendingCourse() },
      body: { reason: 'Too short' },
    }),
  },
  'POST /course/:id/duplicate': {
    access: courseManagementPermissions['courseware.write'],
    aim: async ({ side }) => ({ params: { id: await side.course() } }),
    done: 201,
  },
  'GET /course/:id/checklist': {
    access: courseManagementPermissions['courseware.read'],
    aim: ({ side }) => ({ params: { id: side.studied.course.id } }),
  },
  'GET /course/:id/review': {
    access: courseManagementPermissions['courseware.read'],
    aim: ({ side }) => ({ params: { id: side.studied.course.id } }),
  },
  'GET /course/:id/glossary': {
    access: courseManagementPermissions['courseware.read'],
    aim: ({ side }) => ({ params: { id: side.studied.course.id } }),
  },
  'PUT /course/:id/glossary': {
    access: courseManagementPermissions['courseware.write'],
    aim: async (at) => {
      const { params, body } = await statusChange(at, await at.side.course());
      const term = { en: at.side.name('term'), bn: '' };
      return { params, body: { ...body, terms: [{ id: newId(), term, meaning: term }] } };
    },
  },
};

const questionRows: CallRows = {
  'GET /question/:id/version': {
    access: courseManagementPermissions['courseware.read'],
    aim: async ({ side }) => ({ params: { id: await side.question() } }),
  },
  'GET /question/:id/regradable': {
    access: courseManagementPermissions['courseware.read'],
    aim: async ({ side }) => ({ params: { id: await side.question() } }),
  },
  'POST /question/similar': {
    access: courseManagementPermissions['courseware.read'],
    aim: async ({ side }) => ({
      body: { bankId: await side.bank(), text: 'What is worn on a building site?' },
    }),
  },
  'GET /question/tag': {
    access: courseManagementPermissions['courseware.read'],
    aim: ({ side }) => ({ query: `?bankId=${side.studied.bank.id}` }),
    // An empty list of tags.
    foreign: 200,
  },
  'POST /question/duplicate': {
    access: courseManagementPermissions['courseware.read'],
    aim: async ({ side }) => ({ body: { bankId: await side.bank() } }),
  },
};

const quizOf = async ({ side }: Aim) => ({ params: { id: await side.quiz() } });

const quizRows: CallRows = {
  'GET /quiz/:id/preview': { access: courseManagementPermissions['courseware.read'], aim: quizOf },
  'GET /quiz/:id/statistics': {
    access: courseManagementPermissions['courseware.read'],
    aim: quizOf,
  },
  'GET /quiz/:id/reference': {
    access: courseManagementPermissions['courseware.read'],
    aim: quizOf,
  },
  'POST /quiz/draw': {
    access: courseManagementPermissions['courseware.read'],
    aim: ({ side }) => ({ body: { bankId: side.studied.bank.id } }),
    // An empty draw.
    foreign: 200,
  },
  'PUT /quiz/:id/override': {
    access: courseManagementPermissions['courseware.write'],
    aim: ({ side }) => ({
      params: { id: side.studied.finalQuiz.id },
      body: {
        userId: side.learner.id,
        timeLimitMinutes: 30,
        attemptsAllowed: null,
        opensAt: null,
        closesAt: null,
      },
    }),
  },
  'DELETE /quiz/:id/override/:userId': {
    access: courseManagementPermissions['courseware.write'],
    aim: async ({ world, side }) => {
      const { finalQuiz } = side.studied;
      const override = { quizId: finalQuiz.id, userId: side.learner.id };
      await world.db.insert(quizOverrides).values(override).onConflictDoNothing();
      return { params: { id: finalQuiz.id, userId: side.learner.id } };
    },
    done: 204,
  },
  'POST /quiz/:id/learner/find': {
    access: courseManagementPermissions['courseware.write'],
    aim: ({ side }) => ({
      params: { id: side.studied.finalQuiz.id },
      body: { searchTerm: '' },
    }),
  },
  'POST /quiz/:id/regrade': {
    access: courseManagementPermissions['courseware.write'],
    aim: ({ side }) => ({ params: { id: side.studied.finalQuiz.id }, query: '?dryRun=false' }),
    unrecorded: 'No attempt is marked otherwise than before.',
  },
  'GET /essay/quiz': {
    access: sharedPermissions['essay.mark'],
    aim: () => ({}),
    foreign: 'none',
  },
  'POST /essay/find': {
    access: sharedPermissions['essay.mark'],
    aim: () => ({ body: {} }),
    foreign: 'none',
  },
  'PUT /essay/:attemptId/:questionId': {
    access: sharedPermissions['essay.mark'],
    aim: async ({ side }) => ({
      params: { attemptId: await side.essayAttempt(), questionId: side.studied.essayId },
      body: { mark: 1, comment: side.name('comment'), markedAt: null },
    }),
  },
};

export const coursewareRows: CallRows = {
  ...courseRows,
  ...questionRows,
  ...quizRows,
};
