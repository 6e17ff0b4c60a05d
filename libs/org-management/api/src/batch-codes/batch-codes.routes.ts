import { sharedPermissions } from '@lms/contract';
import {
  batchCodeResource,
  type BatchCodeSeries,
  batchCodeSeriesSchema,
  type BatchLearner,
  orgManagementPermissions,
} from '@lms/org-management/contract';
import {
  batchCodes,
  courses,
  enrolments,
  orderItems,
  type Transaction,
  users,
} from '@lms/server/database';
import {
  type Deps,
  entityRoutes,
  inUse,
  ownerOf,
  ProblemError,
  route,
  rowLog,
  spreadsheetRoutes,
  withDatabaseProblems,
} from '@lms/server/platform';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { batchItems } from './batch-items';
import { newCodes } from './batch-series';
import { batchSpreadsheet } from './batch-spreadsheet';
import { type BatchRow, countPlaces, requirePlaces } from './find-batch';

const access = {
  read: sharedPermissions['batchCode.read'],
  write: orgManagementPermissions['batchCode.write'],
} as const;

/** Checks that the course is a partner course of the batch's organization. */
const checkCourse = async (tx: Transaction, { courseId, organizationId }: BatchRow) => {
  if (!courseId) return;
  const [course] = await tx.select().from(courses).where(eq(courses.id, courseId));
  if (course?.organizationId !== organizationId || course.programme !== 'PARTNER') {
    throw new ProblemError('validation.failed', [{ field: 'courseId', code: 'invalid' }]);
  }
};

/** Refuses to delete batch codes used in enrolments or orders: reports need them. */
const refuseUsed = async (tx: Transaction, ids: string[]) => {
  if (await tx.$count(enrolments, inArray(enrolments.batchCodeId, ids))) throw inUse('ENROLMENT');
  if (await tx.$count(orderItems, inArray(orderItems.batchCodeId, ids))) throw inUse('ORDER');
};

export const batchCodeRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  entityRoutes(app, deps, {
    resource: batchCodeResource,
    table: batchCodes,
    searchColumns: [batchCodes.code, batchCodes.title],
    tenantField: 'organizationId',
    toItems: batchItems,
    checkWritten: async (tx, batch) => {
      await checkCourse(tx, batch);
      requirePlaces(batch.capacity, (await countPlaces(tx, [batch.id])).get(batch.id));
    },
    beforeDelete: refuseUsed,
    permissions: access,
  });

  spreadsheetRoutes(app, deps, batchSpreadsheet);

  route(app, {
    method: 'POST',
    path: '/batch-code/series',
    operationId: 'createBatchCodeSeries',
    summary: 'Create several batch codes alike, all or none',
    access: access.write,
    body: batchCodeSeriesSchema,
    limitPerMinute: 20,
    handle: ({ body, scope, reply, ...by }) =>
      withDatabaseProblems('write', () =>
        db.transaction(async (tx): Promise<BatchCodeSeries> => {
          const { prefix, count, ...values } = body;
          const organizationId = ownerOf(scope, body.organizationId);
          const codes = await newCodes(tx, { prefix, count });
          const rows = await tx
            .insert(batchCodes)
            .values(codes.map((code) => ({ ...values, organizationId, code })))
            .returning();
          await checkCourse(tx, rows[0]!);
          await rowLog(deps, by, 'batch-code')(
            tx,
            'CREATED',
            rows.map(({ id, title, code }) => ({ id, name: `${title} (${code})` })),
          );
          void reply.status(201);
          return { codes };
        }),
      ),
  });

  route(app, {
    method: 'GET',
    path: '/batch-code/:id/learner',
    summary: 'List the learners of a batch, by name',
    access: access.read,
    handle: async ({ params, scope }): Promise<BatchLearner[]> => {
      const [batch] = await db.select().from(batchCodes).where(eq(batchCodes.id, params.id));
      const isOwn = scope.kind === 'all' || batch?.organizationId === scope.organizationId;
      if (!batch || !isOwn) throw new ProblemError('entity.notFound');
      return db
        .select({
          enrolmentId: enrolments.id,
          name: users.name,
          email: users.username,
          courseTitle: courses.title,
          progressPercent: enrolments.progressPercent,
          enrolledAt: enrolments.createdAt,
          completedAt: enrolments.completedAt,
        })
        .from(enrolments)
        .innerJoin(users, eq(users.id, enrolments.userId))
        .innerJoin(courses, eq(courses.id, enrolments.courseId))
        .where(and(eq(enrolments.batchCodeId, batch.id), ne(enrolments.status, 'CANCELLED')))
        .orderBy(asc(users.name), asc(enrolments.id));
    },
  });
};
