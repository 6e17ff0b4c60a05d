export * from './form-sent';
export * from './lazy-form';
export * from './honeypot';
