// A module of its own, so that it loads late.
export { LiveEvents } from '@lms/communication/web';
