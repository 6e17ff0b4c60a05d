import './node-version.mjs';
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { fail, node, root } from './run.mjs';

const apiPort = process.env.API_PORT ?? '4201';
const webPort = process.env.PORT ?? '4200';
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${webPort}`;

try {
  await ensureInstalled();
  const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
  const children = [
    start([...tsx, '--tsconfig', 'apps/lms-api/tsconfig.json', 'apps/lms-api/src/server.ts'], {
      PORT: apiPort,
      PUBLIC_URL: publicUrl,
    }),
    start(['node_modules/vite/bin/vite.js', 'apps/lms-web', '--port', webPort, '--strictPort'], {
      API_URL: `http://127.0.0.1:${apiPort}`,
    }),
  ];
  const stop = (signal) => children.forEach((child) => child.kill(signal));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  for (const child of children) {
    child.on('exit', (code) => {
      stop('SIGTERM');
      process.exitCode ||= code ?? 0;
    });
  }
} catch (error) {
  fail(error);
}

function start(args, env) {
  return spawn(node(), args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
}
