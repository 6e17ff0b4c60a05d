export * from './catalog-query';
export * from './catalog';
export * from './contact-schema';
export * from './contact';
