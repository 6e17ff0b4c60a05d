import { validateResponse } from '@lms/assessment';
import { type QuestionResponse, questionTypes } from '@lms/contract';
import type { AnswerInput, AnswerSaved } from '@lms/learning/contract';
import {
  attemptAnswers,
  attempts,
  enrolments,
  preparedStatement,
  questionVersions,
  type Transaction,
} from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, eq, gt, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { LearningProblem } from '../learning-problem';
import { isMyAttempt } from './attempt-view';
import { finishAttempt, isExpired } from './finish-attempt';

const invalid = (field: string) =>
  new ProblemError('validation.failed', [{ field, code: 'invalid' }]);

/** Matches the version of the question that the attempt asked. */
const isAsked = (questionId: string | Placeholder) => {
  const { questionId: id, contentVersion } = questionVersions;
  const item = sql`jsonb_build_object('questionId', ${id}, 'contentVersion', ${contentVersion})`;
  return and(eq(id, questionId), sql`${attempts.items} @> jsonb_build_array(${item})`);
};

const given = (name: string) => sql.placeholder(name);

/**
 * Saves an answer if the attempt is running, nobody has locked it, and its question has one of the
 * types; otherwise saves nothing, as it does where an answer given later is saved. Waits for no
 * lock: the time given is that of the write.
 */
const saveStatement = preparedStatement((db) => {
  const asked = db
    .select({ id: attempts.id, startedAt: attempts.startedAt, deadlineAt: attempts.deadlineAt })
    .from(attempts)
    .innerJoin(enrolments, eq(enrolments.id, attempts.enrolmentId))
    .innerJoin(questionVersions, isAsked(given('questionId')))
    .where(
      and(
        isMyAttempt(given('userId'), given('attemptId')),
        eq(attempts.status, 'IN_PROGRESS'),
        or(isNull(attempts.deadlineAt), gt(attempts.deadlineAt, given('savedAt'))),
        sql`${questionVersions.content}->>'type' = any(${given('types')}::text[])`,
      ),
    )
    .for('no key update', { of: attempts, skipLocked: true });
  const deadlineAt = sql`deadline_at`.mapWith(attempts.deadlineAt).as('deadline_at');
  const saved = db.$with('saved', { deadlineAt }).as(sql`
    with asked as (${asked})
    insert into ${attemptAnswers} as kept (attempt_id, question_id, response, flagged, saved_at)
    select id, ${given('questionId')}::uuid, ${given('response')}::jsonb,
      coalesce(${given('flagged')}::boolean, false),
      greatest(started_at, ${given('givenAt')}::timestamptz)
    from asked
    on conflict (attempt_id, question_id) do update set response = excluded.response,
      saved_at = excluded.saved_at, flagged = coalesce(${given('flagged')}::boolean, kept.flagged)
      where kept.saved_at <= excluded.saved_at
    returning (select deadline_at from asked) as deadline_at`);
  return db.with(saved).select().from(saved).prepare('save-answer');
});

/**
 * Locks the attempt until the transaction ends, and loads the question in the attempt's version.
 */
const lockAsked = async (
  tx: Transaction,
  userId: string,
  attemptId: string,
  questionId: string,
) => {
  const [found] = await tx
    .select({
      attempt: {
        id: attempts.id,
        enrolmentId: attempts.enrolmentId,
        startedAt: attempts.startedAt,
        deadlineAt: attempts.deadlineAt,
        graceMinutes: attempts.graceMinutes,
        status: attempts.status,
      },
      content: questionVersions.content,
    })
    .from(attempts)
    .innerJoin(enrolments, eq(enrolments.id, attempts.enrolmentId))
    .leftJoin(questionVersions, isAsked(questionId))
    .where(isMyAttempt(userId, attemptId))
    .for('update', { of: attempts });
  if (!found) throw new ProblemError('entity.notFound');
  if (!found.content) throw invalid('questionId');
  return { attempt: found.attempt, type: found.content.type };
};

type Asked = Awaited<ReturnType<typeof lockAsked>>['attempt'];

/** Returns when an answer was given: by the learner's word, but never in the future. */
const momentOf = ({ givenAt }: AnswerInput, now: Date) =>
  new Date(Math.min(Date.parse(givenAt ?? now.toISOString()), now.getTime())).toISOString();

/**
 * Returns the time to store an answer with, or nothing if it is too late. For as long as answers are
 * waited for, the learner's word is taken for when the answer was given.
 */
const countedAt = (attempt: Asked, now: Date, input: AnswerInput) => {
  if (attempt.status !== 'IN_PROGRESS' || isExpired(attempt, now)) return undefined;
  const { startedAt, deadlineAt } = attempt;
  const given = momentOf(input, now);
  if (deadlineAt !== null && given >= deadlineAt) return undefined;
  return given > startedAt ? given : startedAt;
};

/** Keeps for the result that an answer did not count, unless the same one had been saved. */
const noteUncounted = async (
  tx: Transaction,
  attemptId: string,
  questionId: string,
  response: QuestionResponse,
) => {
  const [saved] = await tx
    .select({ response: attemptAnswers.response })
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId)));
  if (isDeepStrictEqual(saved?.response ?? null, response)) return;
  const ids = JSON.stringify([questionId]);
  await tx
    .update(attempts)
    .set({ uncountedIds: sql`${attempts.uncountedIds} || ${ids}::jsonb` })
    .where(and(eq(attempts.id, attemptId), sql`not ${attempts.uncountedIds} @> ${ids}::jsonb`));
};

const refusalOf = ({ deadlineAt }: Asked, now: Date) =>
  deadlineAt !== null && now.toISOString() >= deadlineAt
    ? 'attempt.deadlinePassed'
    : 'attempt.stale';

/**
 * Saves or refuses an answer under the attempt's lock. Its time is read once the lock is held: a
 * request that started before the deadline and is written after it is refused, unless it says that
 * the answer was given in time and arrives within the attempt's grace.
 */
const saveLocked = async (
  deps: Deps,
  userId: string,
  attemptId: string,
  input: AnswerInput,
): Promise<AnswerSaved> => {
  const { questionId, response: sent, flagged } = input;
  const { refused, saved } = await deps.database.db.transaction(async (tx) => {
    const { attempt, type } = await lockAsked(tx, userId, attemptId, questionId);
    const response = validateResponse(type, sent);
    if (response === undefined) throw invalid('response');
    const now = deps.now();
    const savedAt = countedAt(attempt, now, input);
    if (savedAt === undefined) {
      await noteUncounted(tx, attemptId, questionId, response);
      return { refused: { attempt, code: refusalOf(attempt, now) } as const };
    }
    const stored = await tx
      .insert(attemptAnswers)
      .values({ attemptId, questionId, response, flagged, savedAt })
      .onConflictDoUpdate({
        target: [attemptAnswers.attemptId, attemptAnswers.questionId],
        set: { response, savedAt, ...(flagged !== undefined && { flagged }) },
        setWhere: lte(attemptAnswers.savedAt, savedAt),
      })
      .returning({ id: attemptAnswers.questionId });
    const { deadlineAt } = attempt;
    return { saved: { savedAt: now.toISOString(), deadlineAt, outdated: stored.length === 0 } };
  });
  if (saved) return saved;
  if (isExpired(refused.attempt, deps.now())) await finishAttempt(deps, refused.attempt);
  throw new LearningProblem(refused.code);
};

/**
 * Stores one answer: in one statement as a rule, under the attempt's lock where that finds anything
 * to wait for or to refuse.
 *
 * @throws ProblemError attempt.deadlinePassed, attempt.stale once submitted, or validation.failed
 */
export const saveAnswer = async (
  deps: Deps,
  userId: string,
  attemptId: string,
  input: AnswerInput,
): Promise<AnswerSaved> => {
  const now = deps.now();
  const savedAt = now.toISOString();
  const { questionId, response, flagged = null } = input;
  const types = questionTypes.filter((type) => validateResponse(type, response) !== undefined);
  const values = { userId, attemptId, questionId, response: JSON.stringify(response), flagged };
  const times = { savedAt, givenAt: momentOf(input, now) };
  const [saved] =
    types.length > 0
      ? await saveStatement(deps.database.db).execute({ ...values, ...times, types })
      : [];
  return saved
    ? { savedAt, ...saved, outdated: false }
    : saveLocked(deps, userId, attemptId, input);
};
