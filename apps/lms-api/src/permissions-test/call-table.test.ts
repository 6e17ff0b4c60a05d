import type { RouteRecord } from '@lms/server/platform';
import type { TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../open-api/answers';
import { callRows } from './call-rows';
import { createCallsApp } from './calls-app';

let test: TestApp;
beforeAll(async () => {
  test = await createCallsApp();
});
afterAll(() => test.close());

const nameOf = ({ method, path }: RouteRecord) => `${method} ${path}`;

describe('the table of calls', () => {
  it('has a row for every call and none besides', () => {
    expect(test.app.routeRecords.map(nameOf).sort()).toEqual(Object.keys(callRows).sort());
  });

  it('names the permission that each call asks for', () => {
    const asked = test.app.routeRecords.map((record) => [nameOf(record), record.access]);
    const named = Object.entries(callRows).map(([name, { access }]) => [name, access]);
    expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(named));
  });

  it('has only calls of a domain, whose file among the calls tests them', () => {
    expect(test.app.routeRecords.filter((record) => !answersOf(record)).map(nameOf)).toEqual([]);
  });
});
