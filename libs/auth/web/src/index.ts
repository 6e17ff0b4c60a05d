export { authApi } from './auth-api';
export * from './lazy-sign-in-again';
export * from './profile/device';
export * from './profile/picture-chooser';
export * from './routes';
export * from './send-language';
export * from './session';
export * from './user-slice';
