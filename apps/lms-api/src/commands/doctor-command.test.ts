import { expect, it } from 'vitest';
import { runBuiltCommand, runCommand } from '../../testing/run-command';

it.each([
  ['from its source', runCommand],
  ['as it is built', runBuiltCommand],
])('says what is wrong in plain lines, and exits with 1: %s', async (_way, run) => {
  const { code, out, err } = await run('doctor', [], { PORT: 'abc' });
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const lines = out.trim().split('\n');
  expect(lines[0]).toMatch(/^ok {4}Node is \d+/);
  expect(lines).toContain('fail  PORT must be a whole number from 0 to 65535');
  expect(lines.at(-1)).toMatch(/^\d+ ok, 0 to look at, \d+ wrong$/);
});
