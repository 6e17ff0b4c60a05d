export * from './toast-card';
export * from './toast-slice';
export * from './toaster';
