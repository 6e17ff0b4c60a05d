import type { Language } from '@lms/contract';
import { isLanguage } from '@lms/words';
import type { FastifyRequest } from 'fastify';

/** Returns the language of a page: the one in the browser's cookie, else English. */
export const requestLanguage = ({ cookies: { language } }: FastifyRequest): Language =>
  isLanguage(language) ? language : 'en';
