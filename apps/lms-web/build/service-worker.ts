import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { isKeptAsset, isKeptSource } from './kept-screens.ts';

const source = fileURLToPath(
  new URL('../../../libs/learning/web/src/offline/service-worker.ts', import.meta.url),
);

/**
 * Builds the service worker, with the names of the files that it keeps for study without a
 * connection: those screens with all that they import, and one document.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // The texts are in the bundle by then.
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const needed = new Set<string>();
        const add = (name: string) => {
          const chunk = bundle[name];
          if (!chunk || needed.has(name)) return;
          needed.add(name);
          if (chunk.type !== 'chunk') return;
          chunk.imports.forEach(add);
          chunk.viteMetadata?.importedCss.forEach(add);
        };
        for (const [name, file] of Object.entries(bundle)) {
          const isNeeded =
            file.type === 'chunk'
              ? file.isEntry || file.moduleIds.some(isKeptSource)
              : isKeptAsset(name);
          if (isNeeded) add(name);
        }
        const files = [...needed].filter((name) => name !== 'index.html').sort();
        const revision = createHash('sha256').update(files.join()).digest('base64url').slice(0, 8);
        const precached = [
          ...files.map((name) => ({ url: `/${name}`, revision: null })),
          { url: '/my-courses?document', revision },
        ];
        const { outputFiles } = await build({
          entryPoints: [source],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          define: {
            precached: JSON.stringify(precached),
            'process.env.NODE_ENV': '"production"',
          },
        });
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: outputFiles[0]?.text ?? '',
        });
      },
    },
  };
}
