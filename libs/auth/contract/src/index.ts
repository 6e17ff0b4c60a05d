export * from './auth-permissions';
export * from './auth-problems';
export * from './auth';
export * from './blank-user-image';
export * from './profile';
export * from './see-as';
