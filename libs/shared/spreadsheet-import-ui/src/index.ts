export * from './import-progress';
export * from './import-styles';
export type * from './source';
export * from './spreadsheet-import';
export * from './take-double-click';
