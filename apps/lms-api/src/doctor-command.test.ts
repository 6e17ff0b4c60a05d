import { expect, it } from 'vitest';
import { runCommand } from '../testing/run-command';

it('says what is wrong in plain lines, and exits with 1', async () => {
  const { code, out, err } = await runCommand('doctor', [], { PORT: 'abc' });
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const lines = out.trim().split('\n');
  expect(lines[0]).toMatch(/^ok {4}Node is \d+/);
  expect(lines).toContain('fail  PORT must be a whole number from 0 to 65535');
  expect(lines.at(-1)).toMatch(/^\d+ ok, 0 to look at, \d+ wrong$/);
});
