import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const declaration = /\bload: (?=[^;]*?\bimport\('([^']+)'\))/g;

/**
 * Notes in every route which file its `load` imports, so that the server finds the chunk of a page:
 * `source`, below the repository's root. The browser has no use for it.
 */
export function pageSources(): Plugin {
  return {
    name: 'page-sources',
    enforce: 'pre',
    async transform(code, id) {
      if (!code.includes('PageRoute')) return undefined;
      const matches = [...code.matchAll(declaration)];
      const sources = await Promise.all(
        matches.map(async ([, specifier = '']) => {
          const resolved = await this.resolve(specifier, id);
          return resolved && relative(workspace, resolved.id).replaceAll('\\', '/');
        }),
      );
      let next = 0;
      return code.replace(declaration, (load) => {
        const source = sources[next++];
        return source ? `source: ${JSON.stringify(source)}, ${load}` : load;
      });
    },
  };
}
