export type * from './source';
export * from './spreadsheet-import';
