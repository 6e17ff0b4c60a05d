import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../../libs/shared/words/src/locales/', import.meta.url));
const id = 'virtual:locales';
const devBase = 'assets/locales';

const withoutSpaces = (name: string) =>
  JSON.stringify(JSON.parse(readFileSync(folder + name, 'utf8')));

/**
 * Serves the texts as plain JSON under an address that changes with them. As chunks they would cost
 * every page a table of fifty file names.
 */
export const locales = (): Plugin => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      name: name.replaceAll('\\', '/'),
      text: withoutSpaces(name),
    }));
  const hash = createHash('sha256');
  files.forEach(({ name, text }) => hash.update(name + text));
  const base = `assets/locales-${hash.digest('base64url').slice(0, 8)}`;
  let dev = false;
  return {
    name: 'lms-locales',
    configResolved: (config) => {
      dev = config.command === 'serve';
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${devBase}`, ({ url = '' }, response) => {
        const name = url.slice(1);
        if (!files.some((file) => file.name === name)) return response.writeHead(404).end();
        response.setHeader('content-type', 'application/json').end(withoutSpaces(name));
      });
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const localesUrl = '/${dev ? devBase : base}';` : undefined,
    generateBundle() {
      if (this.environment.name !== 'client') return;
      files.forEach(({ name, text }) =>
        this.emitFile({ type: 'asset', fileName: `${base}/${name}`, source: text }),
      );
    },
  };
};
