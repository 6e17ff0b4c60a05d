import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = new URL('../src/theme-boot.js', import.meta.url);

/** Puts the script that sets the theme into `index.html` itself: a file would come after the first paint. */
export function themeBoot(): Plugin {
  return {
    name: 'theme-boot',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!--theme-->', () => `<script>\n${readFileSync(file, 'utf8')}</script>`),
    },
  };
}
