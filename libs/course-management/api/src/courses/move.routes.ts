import {
  type Checklist,
  courseManagementPermissions,
  courseMoveSchema,
  courseRejectionSchema,
  type CourseReview,
} from '@lms/course-management/contract';
import type { Transaction } from '@lms/server/database';
import { catalogChanged, type Deps, route, withDatabaseProblems } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { publishedTerms, readTerms } from '../glossary/glossary-store';
import { checklistOf } from './checklist-facts';
import { courseItems } from './course-items';
import {
  findCourse,
  lockCourse,
  readCourse,
  readDraft,
  requireVersion,
  wasPublished,
} from './course-store';
import { duplicateCourse } from './duplicate';
import { approve, reject, submit, withdraw } from './moves';
import { publishedContent } from './published-content';

/** Runs a move, and reports the change to the catalogue once it is committed. */
export const createMover =
  ({ database: { db }, events }: Pick<Deps, 'database' | 'events'>) =>
  async <Result>(run: (tx: Transaction) => Promise<Result>): Promise<Result> => {
    const result = await withDatabaseProblems('write', () => db.transaction(run));
    events.committed(catalogChanged);
    return result;
  };

/** Moves of one course that name the version they were decided on. */
const versionedMoves = [
  {
    name: 'submit',
    summary: 'Submit the draft for approval; 409 course.notReady while the checklist has items',
    access: courseManagementPermissions['courseware.write'],
    move: submit,
  },
  {
    name: 'withdraw',
    summary: 'Withdraw what waits for approval',
    access: courseManagementPermissions['courseware.write'],
    move: withdraw,
  },
  {
    name: 'approve',
    summary: 'Publish what was submitted',
    access: courseManagementPermissions['course.approve'],
    move: approve,
  },
] as const;

export const courseMoveRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;
  const inMove = createMover(deps);

  for (const { name, summary, access, move } of versionedMoves) {
    route(app, {
      method: 'POST',
      path: `/course/:id/${name}`,
      summary,
      access,
      body: courseMoveSchema,
      handle: async ({ scope, params, body, caller, request }) => {
        await inMove(async (tx) => {
          const course = await lockCourse(tx, scope, params.id);
          await requireVersion(tx, course, body.version);
          await move({ tx, deps, caller, request }, course);
        });
        return readCourse(db, scope, params.id);
      },
    });
  }
  route(app, {
    method: 'POST',
    path: '/course/:id/reject',
    summary: 'Reject what was submitted, for a reason that its authors are told',
    access: courseManagementPermissions['course.approve'],
    body: courseRejectionSchema,
    handle: async ({ scope, params, body, caller, request }) => {
      await inMove(async (tx) => {
        const course = await lockCourse(tx, scope, params.id);
        if (body.version !== undefined) await requireVersion(tx, course, body.version);
        await reject({ tx, deps, caller, request }, course, body.reason);
      });
      return readCourse(db, scope, params.id);
    },
  });
  route(app, {
    method: 'POST',
    path: '/course/:id/duplicate',
    summary: 'Make a course of its own from the draft of another',
    access: courseManagementPermissions['courseware.write'],
    handle: async ({ scope, params, caller, request, reply }) => {
      const id = await inMove(async (tx) =>
        duplicateCourse({ tx, deps, caller, request }, await findCourse(tx, scope, params.id)),
      );
      return reply.status(201).send({ id });
    },
  });
  route(app, {
    method: 'GET',
    path: '/course/:id/checklist',
    summary: 'List what keeps the draft from being submitted, and where to mend it',
    access: courseManagementPermissions['courseware.read'],
    handle: async ({ scope, params }): Promise<Checklist> => {
      const course = await findCourse(db, scope, params.id);
      return { items: await checklistOf(db, course.id, await readDraft(db, course)) };
    },
  });
  route(app, {
    method: 'GET',
    path: '/course/:id/review',
    summary: 'Read what is to be judged, beside what learners see now',
    access: courseManagementPermissions['courseware.read'],
    handle: async ({ scope, params }): Promise<CourseReview> => {
      const row = await findCourse(db, scope, params.id);
      const [course] = await courseItems(db, [row]);
      const draft = await readDraft(db, row);
      return {
        course: course as CourseReview['course'],
        published: wasPublished(row) ? await publishedContent(db, row) : null,
        draft,
        checklist: await checklistOf(db, row.id, draft),
        glossary: {
          published: wasPublished(row) ? await publishedTerms(db, row.id) : null,
          draft: await readTerms(db, row.id),
        },
      };
    },
  });
};
