/**
 * Splits a category path, without Moodle's context names such as `$course$` and `top`. A doubled
 * slash is a slash within a name.
 */
export const categoryPath = (path: string): string[] =>
  path
    .trim()
    .replaceAll('//', '\uFDD0')
    .split('/')
    .map((part) => part.replaceAll('\uFDD0', '/').trim())
    .filter(
      (part, index) =>
        part !== '' && !/^\$[a-z0-9]+\$$/i.test(part) && !(part === 'top' && index < 2),
    );
