import type { Conversation, Message, Participant } from '@lms/communication/contract';
import {
  conversationReads,
  conversations,
  courseInstructors,
  courses,
  type Executor,
  instructors,
  isAdministrator,
  messages,
  users,
} from '@lms/server/database';
import { type Caller, ProblemError } from '@lms/server/platform';
import { and, desc, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';

type Reader = Pick<Caller, 'userId' | 'roles' | 'organizationId'>;

const staffRoles = ['ROLE_ORGADMIN', 'ROLE_ORG_USER'] as const;

const isInstructor = (userId: string) =>
  sql`exists (select 1 from ${courseInstructors}
    join ${instructors} on ${instructors.id} = ${courseInstructors.instructorId}
    where ${courseInstructors.courseId} = ${conversations.courseId}
      and ${instructors.userId} = ${userId} and ${instructors.status} = 'ACTIVE')`;

/** Matches the conversations that a reader takes part in: opened by them, or part of their work. */
const isParticipant = ({ userId, roles, organizationId }: Reader): SQL | undefined => {
  const isStaff = staffRoles.some((role) => roles.includes(role)) && organizationId !== null;
  return or(
    eq(conversations.openerId, userId),
    roles.includes('ROLE_SYSTEM') ? isNull(conversations.courseId) : undefined,
    isStaff
      ? exists(
          sql`(select 1 from ${courses} where ${courses.id} = ${conversations.courseId}
            and ${courses.organizationId} = ${organizationId})`,
        )
      : undefined,
    isInstructor(userId),
  );
};

/** @throws ProblemError entity.notFound for a conversation that the reader has no part in */
export const requireConversation = async (db: Executor, reader: Reader, id: string) => {
  const [found] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isParticipant(reader)));
  if (!found) throw new ProblemError('entity.notFound');
  return found;
};

/** Returns the ids of everybody who is notified of a message. */
export const recipientsOf = async (
  db: Executor,
  { openerId, courseId }: Pick<typeof conversations.$inferSelect, 'openerId' | 'courseId'>,
) => {
  const staff = courseId
    ? or(
        and(
          sql`${users.roles} && array[${sql.raw(staffRoles.map((role) => `'${role}'`).join())}]`,
          sql`${users.organizationId} = (select organization_id from ${courses} where ${courses.id} = ${courseId})`,
        ),
        sql`${users.id} in (select ${instructors.userId} from ${instructors} join ${courseInstructors}
          on ${courseInstructors.instructorId} = ${instructors.id} where ${courseInstructors.courseId} = ${courseId})`,
      )
    : isAdministrator;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 'ACTIVE'), or(eq(users.id, openerId), staff)));
  return rows.map(({ id }) => id);
};

/** Tells whether the account of the person who started a conversation is closed. */
export const isOpenerClosed = async (
  db: Executor,
  { openerId }: Pick<typeof conversations.$inferSelect, 'openerId'>,
) => (await db.$count(users, and(eq(users.id, openerId), isNotNull(users.closedAt)))) > 0;

/** Matches messages of others in a conversation that the person has not seen. */
export const unreadBy = (userId: string) => sql`${messages.conversationId} = ${conversations.id}
  and ${messages.authorId} <> ${userId}
  and ${messages.id} > coalesce((select message_id from ${conversationReads}
    where ${conversationReads.conversationId} = ${conversations.id}
      and ${conversationReads.userId} = ${userId}), '00000000-0000-0000-0000-000000000000'::uuid)`;

/** Counts messages of others that the reader has not seen, up to 100. */
export const unreadMessages = async (db: Executor, reader: Reader) => {
  const bounded = db
    .select({ one: sql`1`.as('one') })
    .from(messages)
    .innerJoin(conversations, unreadBy(reader.userId))
    .where(isParticipant(reader))
    .limit(100)
    .as('unread');
  const [row] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(bounded);
  return row?.count ?? 0;
};

const participant = { id: users.id, name: users.name, imageUrl: users.imageUrl };

export const listConversations = async (
  db: Executor,
  reader: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<Conversation[]> => {
  const rows = await db
    .select({
      id: conversations.id,
      kind: conversations.kind,
      course: { id: courses.id, title: courses.title, language: courses.language },
      opener: participant,
      unread: sql`(select count(*) from ${messages} where ${unreadBy(reader.userId)})`.mapWith(
        Number,
      ),
      lastId: sql<string>`(select max(id::text) from ${messages}
        where ${messages.conversationId} = ${conversations.id})`,
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.openerId))
    .leftJoin(courses, eq(courses.id, conversations.courseId))
    .where(isParticipant(reader))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(limit)
    .offset(offset);
  const last = await findMessages(
    db,
    inArray(
      messages.id,
      rows.map(({ lastId }) => lastId),
    ),
    reader.userId,
  );
  return rows.map(({ lastId, ...row }) => {
    const message = last.find(({ id }) => id === lastId);
    return {
      ...row,
      isMine: row.opener.id === reader.userId,
      lastMessage: message
        ? {
            body: [...message.body].slice(0, 120).join(''),
            authorName: message.author.name,
            createdAt: message.createdAt,
          }
        : null,
    };
  });
};

/** Messages with their authors, newest first. */
export const findMessages = async (
  db: Executor,
  where: SQL | undefined,
  readerId: string,
  limit = 100,
): Promise<Message[]> => {
  const rows = await db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      author: participant,
      body: messages.body,
      createdAt: messages.createdAt,
      clientId: messages.clientId,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .where(where)
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, isMine: (row.author as Participant).id === readerId }));
};
