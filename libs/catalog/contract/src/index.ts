export * from './catalog-query';
export * from './catalog';
export * from './comparison';
export * from './comparison-limit';
export * from './contact-schema';
export * from './contact';
