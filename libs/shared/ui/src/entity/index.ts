export * from './antd-provider';
export * from './entity-calls';
export * from './entity-column';
export * from './entity-editor';
export * from './entity-table';
export * from './status-tag';
export * from './use-wide';
