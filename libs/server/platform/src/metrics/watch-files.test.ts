import { type TestApp, testAppOf } from '@lms/server/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const metricsToken = 'a-token-of-the-watch';
const folder = join(import.meta.dirname, '../../../../../docs/operation');
const authProblems = join(folder, '../../libs/auth/contract/src/auth-problems.ts');
let test: TestApp;
beforeAll(async () => {
  test = await testAppOf([])({ metricsToken });
});
afterAll(() => test.close());

/** Names of figures, without those of a histogram's parts. */
const namesIn = (text: string) => {
  const names = text.match(/\b(?:lms|process|nodejs)_[a-z0-9_]*[a-z0-9]\b/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))];
};

describe('the files for those who watch a site', () => {
  it.each(['alerts.yml', 'grafana-dashboard.json', 'watch.md'])(
    'name only figures that there are: %s',
    async (name) => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const { body } = await test.app.inject({ url: '/metrics', headers });
      const known = [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, figure]) => figure);
      const named = namesIn(readFileSync(join(folder, name), 'utf8'));
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((figure) => !known.includes(figure))).toEqual([]);
    },
  );

  it.each(['alerts.yml', 'grafana-dashboard.json'])(
    'ask for no outcome, lane or state that there is not: %s',
    async (name) => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      const { body } = await test.app.inject({ url: '/metrics', headers });
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\\"', '"');
      const values = [...text.matchAll(/\b(?:lane|state)!?="(\w+)"/g)].map(([, value]) => value);
      expect(values.filter((value) => !body.includes(`="${value}"`))).toEqual([]);
      const problems = readFileSync(authProblems, 'utf8');
      const codes = [...text.matchAll(/\bauth\[\.\]\(([\w|]+)\)/g)].flatMap(([, some = '']) =>
        some.split('|'),
      );
      expect(codes.length).toBeGreaterThan(2);
      expect(codes.filter((code) => !problems.includes(`'auth.${code}'`))).toEqual([]);
    },
  );

  it('leave out no figure of ours', async () => {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const { body } = await test.app.inject({ url: '/metrics', headers });
    const own = [...body.matchAll(/^# TYPE (lms_\S+)/gm)].map(([, figure]) => figure);
    for (const name of ['grafana-dashboard.json', 'watch.md']) {
      expect(namesIn(readFileSync(join(folder, name), 'utf8'))).toEqual(
        expect.arrayContaining(own),
      );
    }
  });
});
