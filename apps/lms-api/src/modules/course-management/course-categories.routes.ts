import { courseCategoryResource, courseManagementPermissions } from '@lms/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { courseCategories } from '../../db/tables/course-categories.table';
import type { Deps } from '../../deps';
import { entityRoutes } from '../../entity/entity-routes';

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
