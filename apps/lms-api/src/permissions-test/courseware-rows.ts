import {
  type Course,
  courseCategoryResource,
  courseResource,
  instructorResource,
  questionBankResource,
  questionResource,
  quizResource,
} from '@lms/contract';
import { buildCategory } from '../entity/category-fixture';
import { buildBank, buildQuestion } from '../modules/course-management/question-fixture';
import type { Aim, CallRows } from './call-row';
import { entityRows } from './entity-rows';

const permissions = { read: 'courseware.read', write: 'courseware.write' } as const;
const ownerIn = ({ side }: Aim) => ({ organizationId: side.organization.id });

/** A move of the course by the version that it has. */
const moved = async ({ side }: Aim, id: string) => {
  const { version } = (await side.client().get(`/course/${id}`)).json<Course>();
  return { params: { id }, body: { version } };
};

const courseRows: CallRows = {
  ...entityRows({
    resource: courseResource,
    permissions,
    make: ({ side }) => side.course(),
    status: 'PENDING',
    input: async (at) => ({ ...(await at.side.draft()), ...ownerIn(at) }),
    // Their instructor.
    foreignInput: 400,
  }),
  'POST /course/:id/submit': {
    access: 'courseware.write',
    aim: async (at) => moved(at, await at.side.course()),
  },
  'POST /course/:id/withdraw': {
    access: 'courseware.write',
    aim: async (at) => moved(at, await at.side.pendingCourse()),
  },
  'POST /course/:id/approve': {
    access: 'course.approve',
    aim: async (at) => moved(at, await at.side.pendingCourse()),
  },
  'POST /course/:id/reject': {
    access: 'course.approve',
    aim: async ({ side }) => ({
      params: { id: await side.pendingCourse() },
      body: { reason: 'Too short' },
    }),
  },
  'POST /course/:id/duplicate': {
    access: 'courseware.write',
    aim: async ({ side }) => ({ params: { id: await side.course() } }),
    done: 201,
  },
  'GET /course/:id/checklist': {
    access: 'courseware.read',
    aim: ({ side }) => ({ params: { id: side.studied.course.id } }),
  },
  'GET /course/:id/review': {
    access: 'courseware.read',
    aim: ({ side }) => ({ params: { id: side.studied.course.id } }),
  },
};

const questionRows: CallRows = {
  ...entityRows({
    resource: questionBankResource,
    permissions,
    make: ({ side }) => side.bank(),
    status: 'INACTIVE',
    input: (at) => ({ ...buildBank({ name: at.side.name('bank') }), ...ownerIn(at) }),
  }),
  ...entityRows({
    resource: questionResource,
    permissions,
    make: ({ side }) => side.question(),
    status: 'INACTIVE',
    input: async ({ side }) => buildQuestion(await side.bank(), { name: side.name('question') }),
    // Their bank.
    foreignInput: 400,
  }),
  'GET /question/:id/version': {
    access: 'courseware.read',
    aim: async ({ side }) => ({ params: { id: await side.question() } }),
  },
  'POST /question/similar/find': {
    access: 'courseware.read',
    aim: async ({ side }) => ({
      body: { bankId: await side.bank(), text: 'What is worn on a building site?' },
    }),
  },
  'GET /question/tag': {
    access: 'courseware.read',
    aim: ({ side }) => ({ query: `?bankId=${side.studied.bank.id}` }),
    // No tags.
    foreign: 200,
  },
  'POST /question/duplicate/find': {
    access: 'courseware.read',
    aim: async ({ side }) => ({ body: { bankId: await side.bank() } }),
  },
};

const quizOf = async ({ side }: Aim) => ({ params: { id: await side.quiz() } });

const quizRows: CallRows = {
  ...entityRows({
    resource: quizResource,
    permissions,
    make: ({ side }) => side.quiz(),
    status: 'ACTIVE',
    input: ({ side }) => side.quizInput(),
    // Their course.
    foreignInput: 400,
  }),
  'GET /quiz/:id/preview': { access: 'courseware.read', aim: quizOf },
  'GET /quiz/:id/reference': { access: 'courseware.read', aim: quizOf },
  'POST /quiz/draw': {
    access: 'courseware.read',
    aim: ({ side }) => ({ body: { bankId: side.studied.bank.id } }),
    // Nothing could be drawn.
    foreign: 200,
  },
  'PUT /quiz/:id/override': {
    access: 'courseware.write',
    aim: ({ side }) => ({
      params: { id: side.studied.finalQuiz.id },
      body: {
        userId: side.learner.id,
        ...{ timeLimitMinutes: 30, attemptsAllowed: null, opensAt: null, closesAt: null },
      },
    }),
  },
  'DELETE /quiz/:id/override/:userId': {
    access: 'courseware.write',
    aim: ({ side }) => ({
      params: { id: side.studied.finalQuiz.id, userId: side.learner.id },
    }),
    done: 204,
  },
  'POST /quiz/:id/learner/find': {
    access: 'courseware.write',
    aim: ({ side }) => ({
      params: { id: side.studied.finalQuiz.id },
      body: { searchTerm: '' },
    }),
  },
  'POST /quiz/:id/regrade': {
    access: 'courseware.write',
    aim: ({ side }) => ({ params: { id: side.studied.finalQuiz.id }, query: '?dryRun=false' }),
  },
  'POST /essay/find': { access: 'essay.mark', aim: () => ({ body: {} }), foreign: 'none' },
  'PUT /essay/:attemptId/:questionId': {
    access: 'essay.mark',
    aim: async ({ side }) => ({
      params: { attemptId: await side.essayAttempt(), questionId: side.studied.essayId },
      body: { mark: 1, comment: side.name('comment') },
    }),
  },
};

export const coursewareRows: CallRows = {
  ...entityRows({
    resource: courseCategoryResource,
    permissions: { read: 'courseCategory.read', write: 'courseCategory.write' },
    make: async ({ world }) => (await world.createCategory()).id,
    status: 'INACTIVE',
    input: ({ side }) => buildCategory(side.name('category').toLowerCase().replaceAll(' ', '-')),
  }),
  ...entityRows({
    resource: instructorResource,
    permissions,
    make: async ({ side }) => (await side.instructor()).id,
    status: 'INACTIVE',
    input: (at) => ({
      ...{ name: at.side.name('instructor'), designation: '', email: '', phone: '', bio: '' },
      ...{ imageUrl: null, expertise: [], ...ownerIn(at) },
    }),
  }),
  ...courseRows,
  ...questionRows,
  ...quizRows,
};
