export * from './import-styles';
export type * from './source';
export * from './spreadsheet-import';
