import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const count = 300;

/** A build of many files, as far as the plugin looks at it. */
const compressAll = (dir: string) => `
  import { precompress } from ${JSON.stringify(join(import.meta.dirname, 'precompress.ts'))};
  const names = Array.from({ length: ${count} }, (_, index) => [index + '.js', {}]);
  await precompress().writeBundle({ dir: ${JSON.stringify(dir)} }, Object.fromEntries(names));
`;

it.skipIf(process.platform === 'win32')('opens few of its files at once', () => {
  const dir = mkdtempSync(join(tmpdir(), 'lms-precompress-'));
  try {
    for (let index = 0; index < count; index += 1) {
      writeFileSync(join(dir, `${index}.js`), `export const text${index} = 1;`.repeat(30));
    }
    // A container may let a process open a few hundred files, the build has more than a thousand.
    const limited = 'ulimit -n 100 && exec "$0" --input-type=module --eval "$1"';
    execFileSync('sh', ['-c', limited, process.execPath, compressAll(dir)], { stdio: 'pipe' });
    const suffixes = readdirSync(dir).map((name) => name.slice(name.indexOf('.')));
    for (const suffix of ['.js', '.js.br', '.js.gz']) {
      expect(suffixes.filter((other) => other === suffix)).toHaveLength(count);
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
});
