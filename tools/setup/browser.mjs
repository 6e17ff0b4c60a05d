import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root, runQuietly, StepFailed } from './run.mjs';

/** A shell without windows first: it starts and draws with less work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const otherPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const playwrights = ['npx', 'playwright', 'install', '--no-shell', 'chromium'];
/** Debian has a package; elsewhere Playwright's browser may only lack its libraries. */
const asRoot = [
  [
    'sh',
    '-c',
    'export DEBIAN_FRONTEND=noninteractive; apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)',
  ],
  ['npx', 'playwright', 'install', '--no-shell', '--with-deps', 'chromium'],
];

/**
 * Returns the path of a Chromium that starts: CHROMIUM_PATH, the system's or Playwright's, in this
 * order; installs one by Playwright or apt if there is none.
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  const installers = process.getuid?.() === 0 ? [playwrights, ...asRoot] : [playwrights];
  for (const [command, ...args] of installers) {
    const title = `Installing a browser (${command} ${args.join(' ')})`;
    const shell = process.platform === 'win32';
    await runQuietly(title, command, args, { shell }).catch((error) =>
      console.error(error.message),
    );
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new StepFailed(
    'The end-to-end tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to one.',
  );
}

async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (starts(given)) return given;
    throw new StepFailed(`CHROMIUM_PATH is ${given}, which does not start.`);
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...otherPlaces, await playwrightsOwn()].find(starts);
}

/**
 * Runs in a separate process, because this one may have started before the packages were installed.
 */
async function playwrightsOwn() {
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: root });
  return stdout.trim();
}

/** Existence is not enough: a browser may lack its libraries or be a stub that asks for snap. */
function starts(path) {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
