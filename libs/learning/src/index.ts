export * from './routes';
export * from './use-enrolment';
