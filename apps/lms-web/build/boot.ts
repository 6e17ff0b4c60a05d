import { readFileSync } from 'node:fs';
import { minify } from 'terser';
import type { Plugin } from 'vite';

const file = new URL('../src/boot.js', import.meta.url);

/** Puts the script that runs before the first paint into `index.html` itself: a file would come too late. */
export function boot(): Plugin {
  return {
    name: 'boot',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const { code = '' } = await minify(readFileSync(file, 'utf8'), { ecma: 2020 });
        return html.replace('<!--boot-->', () => `<script>${code}</script>`);
      },
    },
  };
}
