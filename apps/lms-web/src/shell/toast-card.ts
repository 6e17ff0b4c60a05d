// A module of its own, so that the card loads late.
export { ToastCard } from '@lms/ui';
