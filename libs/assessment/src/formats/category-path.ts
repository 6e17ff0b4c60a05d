/**
 * The parts of a category's path without Moodle's names for where it hangs, such as `$course$` and
 * `top`. A doubled slash is one inside a name.
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
