export * from './dashboard-permissions';
export * from './dashboard';
