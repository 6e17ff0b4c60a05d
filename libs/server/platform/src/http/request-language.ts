import type { Language } from '@lms/contract';
import { isLanguage } from '@lms/words';
import type { FastifyRequest } from 'fastify';

/** Language of the page that is asked for: the one that the browser's cookie names, else English. */
export const requestLanguage = ({ cookies: { language } }: FastifyRequest): Language =>
  isLanguage(language) ? language : 'en';
