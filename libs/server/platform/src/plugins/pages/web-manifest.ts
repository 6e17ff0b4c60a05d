import type { Language } from '@lms/contract';
import { wordsIn } from '@lms/words';
import type { FastifyInstance } from 'fastify';
import { requestLanguage } from '../../http/request-language';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/media/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifestIn = (language: Language) => {
  const { t, locale } = wordsIn(language);
  const shortcut = (name: string, url: string) => ({ name, url });
  return {
    id: '/my-courses',
    name: t('common.brand.name'),
    lang: locale,
    start_url: '/my-courses',
    scope: '/',
    display: 'standalone',
    theme_color: '#0a5fc2',
    background_color: '#ffffff',
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(t('common.nav.myCourses'), '/my-courses'),
      shortcut(t('learning.myCourses.find'), '/courses'),
    ],
  };
};

/** Serves the web app manifest, by which the app is installed, in the reader's language. */
export const webManifest = (app: FastifyInstance) =>
  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .headers({ 'cache-control': 'private, no-cache', vary: 'Cookie' })
      .type('application/manifest+json; charset=utf-8')
      .send(manifestIn(requestLanguage(request))),
  );
