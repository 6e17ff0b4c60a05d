import { defineEvent } from './events';

/** Something that visitors see in the catalogue has changed. */
export const catalogChanged = defineEvent<void>('catalog.changed');
