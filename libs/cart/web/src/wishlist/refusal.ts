// A module of its own, so that it loads when something is refused.
export { problemTextIn } from '@lms/ui';
