export * from './communication-permissions';
export * from './communication-problems';
export * from './communication-schemas';
export * from './conversation';
export * from './notification';
