export * from './live-log';
export * from './report-calls';
export * from './report-codes';
export * from './report-definitions';
export * from './report';
export * from './reports-permissions';
export * from './reports-problems';
