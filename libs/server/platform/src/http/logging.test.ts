import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { loggerOptions } from './logging';

type Serializers = Record<'req' | 'err', (value: object) => object>;
const { serializers } = loggerOptions(readConfig({})) as unknown as { serializers: Serializers };

describe('a log line', () => {
  it('holds no token of a link', () => {
    const logged = serializers.req({ method: 'GET', url: '/auth/verify-email?token=secret' });
    expect(logged).toEqual({ method: 'GET', path: '/auth/verify-email' });
  });

  it('tells where a query failed, but not with which values', () => {
    const cause = Object.assign(new Error('no such column'), { code: '42703' });
    const error = new DrizzleQueryError('select 1 where x = $1', ['rahima@example.org'], cause);
    const logged = serializers.err(error);
    expect(logged).toMatchObject({ code: '42703', message: 'no such column' });
    expect(JSON.stringify(logged)).toContain('logging.test.ts');
    expect(JSON.stringify(logged)).not.toContain('rahima');
  });
});
