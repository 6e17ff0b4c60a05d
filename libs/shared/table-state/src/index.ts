export * from './all-by-name';
export * from './table-slice';
export * from './table-url';
export * from './use-table-state';
