import { root } from '#tools/setup/run.mjs';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServer } from './server.mjs';

const folder = join(root, 'test-results/profiles');

/** Asks a server for its counts of statements since the last time. */
async function takeCounts(server, file) {
  rmSync(file, { force: true });
  process.kill(server.pid, 'SIGUSR2');
  while (!existsSync(file)) await setTimeout(20);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Profiles a server under load: a processor profile (for the developer tools of a browser) and the
 * number of statements per call, as files in test-results/profiles.
 *
 * @param prepare - makes what the load needs, and returns what sends it
 */
export async function profile(dataDir, title, prepare) {
  const name = title.replaceAll(/[^a-z]+/g, '-');
  const counts = join(folder, `${name}.counts.json`);
  rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await startServer(dataDir, {
    args: [
      '--import',
      './tools/bench/count-queries.mjs',
      '--cpu-prof',
      '--cpu-prof-interval=5000',
      `--cpu-prof-dir=${folder}/${name}`,
    ],
    env: { QUERY_COUNTS: counts },
  });
  try {
    const send = await prepare(server);
    await takeCounts(server, counts);
    const { total } = await send();
    const queries = (await takeCounts(server, counts))
      .map(([text, count]) => [count / total, text])
      .filter(([perCall]) => perCall > 0.001);
    const all = queries.reduce((sum, [perCall]) => sum + perCall, 0);
    console.log(`${title}: ${all.toFixed(2)} statements a call`);
    const lines = queries.map(([perCall, text]) => `${perCall.toFixed(3)}  ${text}`);
    writeFileSync(join(folder, `${name}.queries.txt`), `${lines.join('\n')}\n`);
  } finally {
    await server.stop();
  }
  const [made] = readdirSync(join(folder, name));
  renameSync(join(folder, name, made), join(folder, `${name}.cpuprofile`));
  rmSync(counts);
}
