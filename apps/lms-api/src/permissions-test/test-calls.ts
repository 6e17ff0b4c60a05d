import { afterAll, beforeAll, describe } from 'vitest';
import { testBadInput } from '../fuzz-test/test-bad-input';
import { answersOf, type CallAnswers } from '../open-api/answers';
import { callRows } from './call-rows';
import { createCallsApp } from './calls-app';
import { testPermissions } from './test-permissions';
import { createWorld, type World } from './world';

const domainOf = (name: string) => {
  const [method, path = ''] = name.split(' ');
  return answersOf({ method: method as 'GET', path })?.domain;
};

/** Tests all calls of a domain: who may make them, and what they do with bad input. */
export const testCalls = (domain: CallAnswers['domain']) => {
  const rows = Object.entries(callRows).filter(([name]) => domainOf(name) === domain);
  let world: World;
  beforeAll(async () => {
    world = await createWorld(await createCallsApp());
  });
  afterAll(() => world.test.close());

  describe('permissions', () => testPermissions(rows, () => world));
  describe('bad input', () => testBadInput(rows, () => world));
};
