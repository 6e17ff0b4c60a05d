import type { Language } from '@lms/contract';
import { discussionDigests, type Transaction, users } from '@lms/server/database';
import {
  dayInDhaka,
  dayMs,
  type Deps,
  dhakaOffset,
  type JobRun,
  planOnce,
  queueMail,
} from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  type Digest,
  type DigestItem,
  findDigest,
  findDigestReaders,
  type Span,
} from './digest-items';
import { topicLink } from './write-topic';

const kind = 'question-digest';
const hourMs = 60 * 60_000;
/** Hour in Dhaka up to which a digest tells. */
const hour = 7;
/** Delay of the run: what was written just before the hour is stored by then. */
const delayMs = 5 * 60_000;
/** Days back of the first digest of a person. */
const firstDays = 7;
/** Questions named in each part of a mail. */
const named = 10;
const staffPath = '/course-management/create-course/questions';

/** Returns the last hour of digests before a time. */
const lastHour = (now: Date) => {
  const today = Date.parse(dayInDhaka(now)) + hour * hourMs - dhakaOffset;
  return today <= now.getTime() ? today : today - dayMs;
};

/** Returns the time until the next run, in milliseconds. */
const untilNextRun = (now: Date) => {
  const next = lastHour(now) + delayMs;
  return (next > now.getTime() ? next : next + dayMs) - now.getTime();
};

const partNames = ['unanswered', 'reported', 'answered'] as const;

/** Writes the parts of a digest, each of whose lines becomes a paragraph. */
const writeList = (digest: Digest, language: Language) => {
  const { t } = wordsIn(language);
  const write = (name: (typeof partNames)[number], items: DigestItem[]) => {
    const more = items.length - named;
    return [
      t(`mail.questions.${name}`, { count: items.length }),
      ...items
        .slice(0, named)
        .map(({ title, courseTitle: course }) => t('mail.questions.line', { title, course })),
      ...(more > 0 ? [t('mail.questions.more', { count: more })] : []),
    ];
  };
  return partNames
    .filter((name) => digest[name].length > 0)
    .flatMap((name) => write(name, digest[name]))
    .join('\n\n');
};

const linkOf = ({ unanswered, reported, answered }: Digest, isStaff: boolean) => {
  const newest = answered.at(-1);
  if (isStaff || !newest)
    return `${staffPath}${unanswered.length === 0 && reported.length > 0 ? '?show=reported' : ''}`;
  return topicLink(newest);
};

/**
 * Queues a person's digest, in the transaction that notes how far it tells. Nothing is told twice, also
 * when two servers run the job at once.
 */
const mailPerson = async (tx: Transaction, deps: Deps, userId: string, until: string) => {
  const [person] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        eq(users.status, 'ACTIVE'),
        eq(users.questionMails, true),
        isNull(users.closedAt),
      ),
    );
  if (!person) return;
  const first = new Date(Date.parse(until) - firstDays * dayMs).toISOString();
  const [told] = await tx
    .select()
    .from(discussionDigests)
    .where(eq(discussionDigests.userId, userId));
  const from = told && told.mailedUntil > first ? told.mailedUntil : first;
  const digest = await findDigest(tx, person, { from, until });
  if (partNames.every((name) => digest[name].length === 0)) return;
  const moved = await tx
    .insert(discussionDigests)
    .values({ userId, mailedUntil: until })
    .onConflictDoUpdate({
      target: discussionDigests.userId,
      set: { mailedUntil: until },
      setWhere: lt(discussionDigests.mailedUntil, until),
    })
    .returning();
  if (moved.length === 0) return;
  const { username: to, name, preferredLanguage: language, roles } = person;
  const isStaff = roles.includes('ROLE_ORGADMIN') || roles.includes('ROLE_SYSTEM');
  await queueMail(tx, deps, {
    template: 'questions',
    to,
    name,
    language,
    link: deps.config.publicUrl + linkOf(digest, isStaff),
    about: { list: writeList(digest, language) },
  });
};

const runDigest = async (deps: Deps, { signal }: JobRun) => {
  const { db } = deps.database;
  const time = lastHour(deps.now());
  const until = new Date(time).toISOString();
  const span: Span = { from: new Date(time - firstDays * dayMs).toISOString(), until };
  for (const userId of await findDigestReaders(db, span)) {
    signal.throwIfAborted();
    await db.transaction((tx) => mailPerson(tx, deps, userId, until));
  }
};

/** Mails everybody once a day what is new in the questions of their courses. */
export const digestJob = (app: FastifyInstance, deps: Deps) => {
  const plan = () => planOnce(deps, kind, untilNextRun(deps.now()));
  deps.queue.handle(
    kind,
    async (_payload, run) => {
      await runDigest(deps, run);
      await plan();
    },
    'slow',
  );
  app.addHook('onReady', plan);
};
