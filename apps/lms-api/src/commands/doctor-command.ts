import { endWithError } from '@lms/server/database';
import { examine } from '@lms/server/platform';

/** `npm run doctor`: says what is wrong with an installation; exits with 1 if something is. */
const diagnose = async () => {
  const findings = await examine({
    env: process.env,
    root: process.cwd(),
    nodeVersion: process.versions.node,
    now: () => new Date(),
  });
  const count = (wanted: string) => findings.filter(({ level }) => level === wanted).length;
  for (const { level, text } of findings) process.stdout.write(`${level.padEnd(5)} ${text}\n`);
  process.stdout.write(`${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} wrong\n`);
  process.exitCode = count('fail') > 0 ? 1 : 0;
};

diagnose().catch(endWithError);
