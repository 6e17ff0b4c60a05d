import type { FindResult } from '@lms/contract';
import {
  courseManagementPermissions,
  type OverrideRules,
  type QuizLearner,
  quizLearnerLists,
  removedOverrideSchema,
  savedOverrideSchema,
} from '@lms/course-management/contract';
import {
  enrolments,
  type Executor,
  quizOverrides,
  quizzes,
  type Transaction,
  users,
} from '@lms/server/database';
import {
  type Caller,
  type Deps,
  findRows,
  findSchema,
  matchesTerm,
  ProblemError,
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

const sameInstant = (one: string | null, other: string | null) =>
  one === other || Date.parse(one ?? '') === Date.parse(other ?? '');

const sameRules = (one: OverrideRules | null, other: OverrideRules | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.timeLimitMinutes === other.timeLimitMinutes &&
    one.attemptsAllowed === other.attemptsAllowed &&
    sameInstant(one.opensAt, other.opensAt) &&
    sameInstant(one.closesAt, other.closesAt));

/**
 * Refuses to overwrite or remove rules that the caller has not seen; locks the quiz, for there may be
 * none.
 */
const requireSeen = async (
  tx: Transaction,
  quizId: string,
  userId: string,
  { seen, next }: { seen: OverrideRules | null; next: OverrideRules | null },
) => {
  await tx
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
    .for('no key update');
  const [standing = null] = await tx
    .select()
    .from(quizOverrides)
    .where(and(eq(quizOverrides.quizId, quizId), eq(quizOverrides.userId, userId)));
  if (!sameRules(standing, seen) && !sameRules(standing, next)) {
    throw new ProblemError('entity.conflict');
  }
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
    body: savedOverrideSchema,
    handle: async ({ scope, params, body, ...by }) => {
      const { replaces: seen, ...override } = body;
      const quiz = await findQuiz(db, scope, params.id);
      await requireEnrolled(db, quiz.courseId, override.userId);
      const opensAt = override.opensAt ?? quiz.opensAt;
      const closesAt = override.closesAt ?? quiz.closesAt;
      if (opensAt && closesAt && Date.parse(opensAt) >= Date.parse(closesAt)) {
        refuseIfAny([{ field: 'closesAt', code: 'endBeforeStart' }]);
      }
      await db.transaction(async (tx) => {
        if (seen !== undefined) {
          await requireSeen(tx, quiz.id, override.userId, { seen, next: override });
        }
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
    body: removedOverrideSchema,
    handle: async ({ scope, params, body: { replaces: seen }, reply, ...by }) => {
      const quiz = await findQuiz(db, scope, params.id);
      await db.transaction(async (tx) => {
        if (seen !== undefined) {
          await requireSeen(tx, quiz.id, params.userId, { seen, next: null });
        }
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
