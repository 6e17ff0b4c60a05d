import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = new URL('../src/boot.js', import.meta.url);

/** Puts the script that runs before the first paint into `index.html` itself: a file would come too late. */
export function boot(): Plugin {
  return {
    name: 'boot',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!--boot-->', () => `<script>\n${readFileSync(file, 'utf8')}</script>`),
    },
  };
}
