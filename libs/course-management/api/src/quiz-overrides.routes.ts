import type { FindResult } from '@lms/contract';
import {
  courseManagementPermissions,
  type QuizLearner,
  quizLearnerLists,
  quizOverrideSchema,
} from '@lms/course-management/contract';
import {
  enrolments,
  type Executor,
  quizOverrides,
  type quizzes,
  type Transaction,
  users,
} from '@lms/server/database';
import {
  type Caller,
  type Deps,
  findRows,
  findSchema,
  matchesTerm,
  recordActivity,
  route,
} from '@lms/server/platform';
import { and, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseIfAny } from './quiz-check';
import { learnerRulesChanged } from './quiz-events';
import { readOverrides } from './quiz-items';
import { findQuiz } from './quiz-save';

/** Matches the enrolments in a quiz's course; a quiz without one has none. */
const enrolledIn = (courseId: string | null) =>
  courseId
    ? and(eq(enrolments.courseId, courseId), ne(enrolments.status, 'CANCELLED'))
    : sql`false`;

const requireEnrolled = async (db: Executor, courseId: string | null, userId: string) => {
  const [found] = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(enrolledIn(courseId), eq(enrolments.userId, userId)));
  if (!found) refuseIfAny([{ field: 'userId', code: 'invalid' }]);
};

type Quiz = typeof quizzes.$inferSelect;
type By = { caller: Caller; request: FastifyRequest };

export const quizOverrideRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  const recordChange = (tx: Transaction, { caller, request }: By, { id, title }: Quiz) =>
    recordActivity(tx, {
      at: deps.now().toISOString(),
      caller,
      request,
      action: 'QUIZ_OVERRIDE_CHANGED',
      subject: title,
      subjectId: id,
      entity: 'quiz',
    });

  route(app, {
    method: 'PUT',
    path: '/quiz/:id/override',
    summary:
      "Give one learner rules apart from the quiz's own; more time reaches an attempt that runs",
    access: courseManagementPermissions['courseware.write'],
    body: quizOverrideSchema,
    handle: async ({ scope, params, body: override, ...by }) => {
      const quiz = await findQuiz(db, scope, params.id);
      await requireEnrolled(db, quiz.courseId, override.userId);
      const opensAt = override.opensAt ?? quiz.opensAt;
      const closesAt = override.closesAt ?? quiz.closesAt;
      if (opensAt && closesAt && Date.parse(opensAt) >= Date.parse(closesAt)) {
        refuseIfAny([{ field: 'closesAt', code: 'endBeforeStart' }]);
      }
      await db.transaction(async (tx) => {
        await tx
          .insert(quizOverrides)
          .values({ quizId: quiz.id, ...override })
          .onConflictDoUpdate({
            target: [quizOverrides.quizId, quizOverrides.userId],
            set: override,
          });
        await deps.events.publish(tx, learnerRulesChanged, {
          quizId: quiz.id,
          userId: override.userId,
        });
        await recordChange(tx, by, quiz);
      });
      const all = (await readOverrides(db, [quiz.id])).get(quiz.id) ?? [];
      return all.find(({ userId }) => userId === override.userId);
    },
  });

  route(app, {
    method: 'DELETE',
    path: '/quiz/:id/override/:userId',
    summary: "Let the quiz's own rules stand for a learner again; once more, nothing happens",
    access: courseManagementPermissions['courseware.write'],
    handle: async ({ scope, params, reply, ...by }) => {
      const quiz = await findQuiz(db, scope, params.id);
      await db.transaction(async (tx) => {
        const deleted = await tx
          .delete(quizOverrides)
          .where(and(eq(quizOverrides.quizId, quiz.id), eq(quizOverrides.userId, params.userId)))
          .returning({ userId: quizOverrides.userId });
        if (deleted.length === 0) return;
        await deps.events.publish(tx, learnerRulesChanged, {
          quizId: quiz.id,
          userId: params.userId,
        });
        await recordChange(tx, by, quiz);
      });
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'POST',
    path: '/quiz/:id/learner/find',
    summary: "Find those enrolled in the quiz's course, by name or email address",
    reads: true,
    access: courseManagementPermissions['courseware.write'],
    body: findSchema(quizLearnerLists, {}),
    handle: async ({ scope, params, body }): Promise<FindResult<QuizLearner>> => {
      const { courseId } = await findQuiz(db, scope, params.id);
      const ofCourse = db
        .select({ id: enrolments.userId })
        .from(enrolments)
        .where(enrolledIn(courseId));
      const { rows, ...total } = await findRows(
        db,
        users,
        getTableColumns(users),
        and(
          inArray(users.id, ofCourse),
          isNull(users.closedAt),
          matchesTerm([users.name, users.username], body.searchTerm),
        ),
        { ...body, sorting: { column: 'name', ...body.sorting } },
      );
      const items = (rows as (typeof users.$inferSelect)[]).map(
        ({ id, name, username: email }) => ({
          id,
          name,
          email,
        }),
      );
      return { items, ...total };
    },
  });
};
