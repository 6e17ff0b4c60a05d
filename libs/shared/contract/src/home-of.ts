import { menuFor, type MenuReader } from './menu';
import { menuPaths } from './menu-paths';

/** Returns a person's first screen: learners' is their courses, others' the first of their menu. */
export const homeOf = (person: MenuReader): string =>
  person.roles.includes('ROLE_USER') ? '/my-courses' : (menuPaths(menuFor(person))[0] ?? '/');
