import {
  courseCategoryResource,
  courseManagementPermissions,
} from '@lms/course-management/contract';
import { courseCategories } from '@lms/server/database';
import { type Deps, entityRoutes } from '@lms/server/platform';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

export const courseCategoryRoutes = (app: FastifyInstance, deps: Deps) =>
  entityRoutes(app, deps, {
    resource: courseCategoryResource,
    table: courseCategories,
    searchColumns: [
      sql`${courseCategories.name}->>'en'`,
      sql`${courseCategories.name}->>'bn'`,
      courseCategories.slug,
      courseCategories.icon,
    ],
    parentField: 'parentId',
    permissions: {
      read: courseManagementPermissions['courseCategory.read'],
      write: courseManagementPermissions['courseCategory.write'],
    },
  });
