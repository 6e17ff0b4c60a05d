import { sharedPermissions } from '@lms/contract';
import { learningPermissions, type PreparedAttempts } from '@lms/learning/contract';
import { certificates, newId } from '@lms/server/database';
import { eq } from 'drizzle-orm';
import type { Aim, Call, CallRow, CallRows } from './call-row';
import { exportBody } from './entity-rows';

/** Enrols the owner in the side's course. */
const studying = async ({ world, side, owner }: Aim) => {
  const study = world.studyOf(owner);
  await study.enrol(side.studied.course.id);
  return study;
};

/** Makes the row of a call by a learner enrolled in the course. */
const inCourse = (call: (at: Aim) => Promise<Call> | Call, done = 200): CallRow => ({
  access: sharedPermissions['learning.study'],
  aim: async (at) => {
    await studying(at);
    return call(at);
  },
  done,
});

const onAttempt = (more: (at: Aim) => Call = () => ({})): CallRow => ({
  access: sharedPermissions['learning.study'],
  aim: async (at) => {
    const study = await studying(at);
    const { id } = await study.start(at.side.studied.practiceQuiz.id);
    return { ...more(at), params: { id } };
  },
});

const ofPerson = 'What somebody writes and marks for themselves is nobody’s to read in a log.';
const noteOf = ({ side }: Aim): Call => ({
  params: { courseId: side.studied.course.id, id: newId() },
  body: {
    lessonId: side.studied.article.id,
    positionSeconds: null,
    body: side.name('note'),
    version: 0,
  },
});

export const learningRows: CallRows = {
  'GET /learning/course': { ...inCourse(() => ({})), foreign: 'none' },
  'GET /learning/course/:courseId': {
    ...inCourse(({ side }) => ({ params: { courseId: side.studied.course.id } })),
    // Everybody may see the course itself.
    foreign: 403,
  },
  'PUT /learning/goal': {
    access: sharedPermissions['learning.study'],
    aim: () => ({ body: { daysAWeek: 3 } }),
    foreign: 'none',
    unrecorded: 'What somebody means to do is nobody’s to read in a log.',
  },
  'GET /learning/course/:courseId/completion': inCourse(({ side }) => ({
    params: { courseId: side.studied.course.id },
  })),
  'GET /learning/course/:courseId/glossary': inCourse(({ side }) => ({
    params: { courseId: side.studied.course.id },
  })),
  'GET /learning/course/:courseId/offline': inCourse(({ side }) => ({
    params: { courseId: side.studied.course.id },
  })),
  'GET /learning/course/:courseId/search': inCourse(({ side }) => ({
    params: { courseId: side.studied.course.id },
    query: '?term=listen',
  })),
  'GET /learning/course/:courseId/sizes': inCourse(({ side }) => ({
    params: { courseId: side.studied.course.id },
  })),
  'POST /learning/course/:courseId/prepared-attempt': {
    ...inCourse(({ side }) => ({ params: { courseId: side.studied.course.id } })),
    unrecorded: 'Nothing has begun: the attempt is recorded once its answers arrive.',
  },
  'POST /learning/prepared-attempt/:id/submit': inCourse(async ({ world, side, owner }) => {
    const path = `/learning/course/${side.studied.course.id}/prepared-attempt`;
    const drawn = (await world.studyOf(owner).client.post(path)).json<PreparedAttempts>();
    const now = new Date().toISOString();
    return {
      params: { id: drawn.attempts[0]?.id ?? newId() },
      body: { startedAt: now, submittedAt: now, sentAt: now, answers: [] },
    };
  }),
  'GET /learning/lesson/:lessonId': inCourse(({ side }) => ({
    params: { lessonId: side.studied.article.id },
  })),
  'PUT /learning/lesson/:lessonId/progress': {
    ...inCourse(({ side }) => ({
      params: { lessonId: side.studied.article.id },
      body: { positionSeconds: 0, secondsSpent: 0, completed: false },
    })),
    unrecorded: 'It is said again and again; the lesson is recorded once it is complete.',
  },
  'POST /learning/offline-study': {
    ...inCourse(({ side }) => {
      const now = new Date().toISOString();
      const event = { positionSeconds: 0, secondsSpent: 0, completed: false };
      const span = { startedAt: now, endedAt: now };
      const { id: lessonId } = side.studied.article;
      return { body: { events: [{ id: newId(), lessonId, ...span, ...event }], sentAt: now } };
    }),
    // Each event is refused by itself.
    foreign: 200,
    unrecorded: 'As it is online: the lesson is recorded once it is complete.',
  },
  'GET /learning/course/:courseId/note': inCourse(({ side }) => ({
    params: { courseId: side.studied.course.id },
  })),
  'PUT /learning/course/:courseId/note/:id': { ...inCourse(noteOf), unrecorded: ofPerson },
  'DELETE /learning/course/:courseId/note/:id': {
    ...inCourse(async (at) => {
      const { params, body } = noteOf(at);
      const { courseId, id } = params ?? {};
      const path = `/learning/course/${courseId}/note/${id}`;
      const made = await at.world.studyOf(at.owner).client.put(path, body as object);
      if (made.statusCode !== 200) throw new Error(made.body);
      return { params };
    }, 204),
    unrecorded: ofPerson,
  },
  'PUT /learning/lesson/:lessonId/bookmark': {
    ...inCourse(({ side }) => ({
      params: { lessonId: side.studied.article.id },
      body: { bookmarked: true },
    })),
    unrecorded: ofPerson,
  },
  'GET /learning/quiz/:quizId': inCourse(({ side }) => ({
    params: { quizId: side.studied.practiceQuiz.id },
  })),
  'POST /learning/quiz/:quizId/attempt': inCourse(({ side }) => ({
    params: { quizId: side.studied.practiceQuiz.id },
  })),
  'GET /learning/attempt/:id': onAttempt(),
  'PUT /learning/attempt/:id/answers': {
    ...onAttempt(({ side }) => ({
      body: { questionId: side.studied.questionIds[0], response: 's1' },
    })),
    unrecorded: 'Answers are part of their attempt, which is recorded.',
  },
  'POST /learning/attempt/:id/submit': onAttempt(),
  'POST /enrolment/find': {
    access: learningPermissions['enrolment.read'],
    aim: () => ({ body: {} }),
    foreign: 'none',
  },
  'POST /enrolment/export': {
    access: learningPermissions['enrolment.read'],
    aim: () => ({ body: exportBody }),
    foreign: 'none',
  },
  'GET /enrolment/:id': {
    access: learningPermissions['enrolment.read'],
    aim: async ({ world, side }) => {
      const learner = await side.person('ROLE_USER');
      const { id } = await world.studyOf(learner).enrol(side.studied.course.id);
      return { params: { id } };
    },
  },
  'GET /enrolment/completion/:id': {
    access: learningPermissions['enrolment.read'],
    aim: async ({ world, side }) => {
      const learner = await side.person('ROLE_USER');
      const { id } = await world.studyOf(learner).enrol(side.studied.course.id);
      return { params: { id } };
    },
  },
  'POST /enrolment/learner/find': {
    access: learningPermissions['enrolment.write'],
    aim: () => ({ body: { searchTerm: '' } }),
    foreign: 'none',
  },
  'POST /enrolment': {
    access: learningPermissions['enrolment.write'],
    aim: async ({ side }) => {
      const { id: organizationId } = side.organization;
      const { id: userId } = await side.person('ROLE_USER', { organizationId });
      return { body: { userId, courseId: side.studied.course.id } };
    },
    done: 201,
    foreign: 400,
  },
  'POST /attempt/find': {
    access: learningPermissions['attempt.read'],
    aim: () => ({ body: {} }),
    foreign: 'none',
  },
  'POST /attempt/export': {
    access: learningPermissions['attempt.read'],
    aim: () => ({ body: exportBody }),
    foreign: 'none',
  },
  'GET /attempt/:id': {
    access: learningPermissions['attempt.read'],
    aim: async (at) => {
      const isLearner = at.owner.roles.includes('ROLE_USER');
      const study = isLearner ? await studying(at) : at.side.study;
      const { id } = await study.start(at.side.studied.practiceQuiz.id);
      return { params: { id } };
    },
  },
  'PUT /enrolment/updateStatus': {
    access: learningPermissions['enrolment.write'],
    aim: async ({ world, side }) => {
      const learner = await side.person('ROLE_USER');
      const { id } = await world.studyOf(learner).enrol(side.studied.course.id);
      return { body: { ids: [id], status: 'CANCELLED' } };
    },
  },
  'POST /certificate/find': {
    access: learningPermissions['certificate.read'],
    aim: () => ({ body: {} }),
    foreign: 'none',
  },
  'POST /certificate/export': {
    access: learningPermissions['certificate.read'],
    aim: () => ({ body: exportBody }),
    foreign: 'none',
  },
  'GET /certificate/:id': {
    access: learningPermissions['certificate.read'],
    aim: async ({ world, side, owner }) => {
      const serial = await world.certificate(side, owner);
      const [found] = await world.db
        .select({ id: certificates.id })
        .from(certificates)
        .where(eq(certificates.serial, serial));
      return { params: { id: found?.id ?? '' } };
    },
  },
  'GET /certificate/mine': {
    access: sharedPermissions['learning.study'],
    aim: () => ({}),
    foreign: 'none',
  },
  'GET /learning/public-profile': {
    access: sharedPermissions['learning.study'],
    aim: () => ({}),
    foreign: 'none',
  },
  'PUT /learning/public-profile': {
    access: sharedPermissions['learning.study'],
    aim: ({ side }) => ({
      body: {
        slug: side
          .name('me')
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-'),
        headline: 'Web developer',
        about: '',
        isPublic: false,
        isSearchable: false,
        showsPicture: false,
        version: 0,
      },
    }),
    foreign: 'none',
  },
  'PUT /learning/public-profile/certificate/:subjectId': {
    access: sharedPermissions['learning.study'],
    aim: async ({ world, side, owner }) => {
      const serial = await world.certificate(side, owner);
      const [found] = await world.db
        .select({ courseId: certificates.courseId })
        .from(certificates)
        .where(eq(certificates.serial, serial));
      return { params: { subjectId: found?.courseId ?? '' }, body: { shown: true } };
    },
    unrecorded: 'What somebody shows is seen on the profile; that it changed is nobody’s to read.',
  },
  'PUT /certificate/:serial/reissue': {
    access: learningPermissions['certificate.revoke'],
    aim: async ({ world, side }) => ({
      params: { serial: await world.certificate(side) },
      body: { reason: 'The name is misspelt' },
    }),
  },
  'PUT /certificate/:serial/revoke': {
    access: learningPermissions['certificate.revoke'],
    aim: async ({ world, side }) => ({
      params: { serial: await world.certificate(side) },
      body: { reason: 'Made out to the wrong person' },
    }),
  },
};
