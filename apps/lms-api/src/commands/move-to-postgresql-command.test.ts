import { expect, it } from 'vitest';
import { runCommand } from '../../testing/run-command';

it('says in one line that it is not told where to move to', async () => {
  expect(await runCommand('move-to-postgresql', [], {})).toEqual({
    code: 1,
    out: '',
    err: 'DATABASE_URL is not set: name the empty PostgreSQL database to move to.\n',
  });
});
