export * from './checkbox-field';
export * from './form';
export * from './problem-alert';
export * from './problem-text';
export * from './submit-button';
export * from './text-field';
