import { afterAll, beforeAll, describe } from 'vitest';
import { testBadInput } from '../fuzz-test/test-bad-input';
import { answersOf, type CallAnswers } from '../open-api/answers';
import { callRows } from './call-rows';
import { createCallsApp } from './calls-app';
import { entities } from './entities';
import { testPermissions } from './test-permissions';
import { testSeeAs } from './test-see-as';
import { testTenancy } from './test-tenancy';
import { createWorld, type World } from './world';

const domainOf = (name: string) => {
  const [method, path = ''] = name.split(' ');
  return answersOf({ method: method as 'GET', path })?.domain;
};

/** Tests all calls of a domain: who may make them, whose things they reach, and what bad input does. */
export const testCalls = (domain: CallAnswers['domain']) => {
  const rows = Object.entries(callRows).filter(([name]) => domainOf(name) === domain);
  const tenants = entities.filter(
    ({ references, resource }) => references && domainOf(`POST ${resource.path}`) === domain,
  );
  let world: World;
  beforeAll(async () => {
    world = await createWorld(await createCallsApp());
  });
  afterAll(() => world.test.close());

  // First, while whatever is called Theirs is of the other organization.
  if (tenants.length > 0) describe('tenancy', () => testTenancy(tenants, () => world));
  // Before the many administrators of the others, who are told of each course that is submitted.
  describe('bad input', () => testBadInput(rows, () => world));
  describe('permissions', () => testPermissions(rows, () => world));
  describe('seen as another person', () => testSeeAs(rows, () => world));
};
