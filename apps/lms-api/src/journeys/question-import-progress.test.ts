import type { LiveEvent } from '@lms/contract';
import { createBank } from '@lms/course-management/api/testing';
import { formOf, startListening, useBuiltWorkers } from '@lms/server/testing';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: Awaited<ReturnType<typeof startListening<LiveEvent>>>;
beforeAll(async () => {
  useBuiltWorkers();
  test = await startListening(await createTestApp());
});
afterAll(() => test.close());

const total = 450;
const question = (number: number) => `
  <question type="truefalse">
    <name><text>Question ${number}</text></name>
    <questiontext format="html"><text>Is ${number} even?</text></questiontext>
    <answer fraction="100"><text>true</text></answer>
    <answer fraction="0"><text>false</text></answer>
  </question>`;
const xml = `<quiz>${Array.from({ length: total }, (_none, number) => question(number)).join('')}</quiz>`;

it('tells its own reader how far the import of an XML file has come', async () => {
  const { system, orgAdmin } = test.users;
  const own = await test.openStream(await test.signIn('system'), '/events');
  const other = await test.openStream(await test.signIn('org-admin'), '/events');
  const { id: organizationId } = test.organizations.bcc;
  const bankId = await createBank(test.as(system), { organizationId });
  const progress = v7();
  const { payload, headers } = formOf(xml, 'questions.xml');
  const path = `/question/import?bankId=${bankId}&dryRun=true&progress=${progress}`;
  const answer = await test.as(system).post(path, payload, { headers });
  expect(answer.json()).toMatchObject({ format: 'moodle-xml', total, accepted: total });

  const heard: LiveEvent[] = [];
  const isLast = (event: LiveEvent | undefined) =>
    event?.type === 'questionImport' && event.done === event.total;
  do {
    const event = await own.next();
    if (event) heard.push(event);
  } while (!isLast(heard.at(-1)));
  expect(heard).toContainEqual({ type: 'questionImport', id: progress, done: 0, total });
  expect(heard.at(-1)).toEqual({ type: 'questionImport', id: progress, done: total, total });

  // What the other hears first is what happens next.
  await test.as(orgAdmin).put('/notification/read', {});
  expect(await other.next()).toEqual({ type: 'read' });
  own.close();
  other.close();
});

it('is told to nobody without an id, and refuses an id that is none', async () => {
  const { system } = test.users;
  const own = await test.openStream(await test.signIn('system'), '/events');
  const { id: organizationId } = test.organizations.bcc;
  const bankId = await createBank(test.as(system), { organizationId });
  const post = (more: string) => {
    const { payload, headers } = formOf(xml, 'questions.xml');
    const path = `/question/import?bankId=${bankId}&dryRun=true${more}`;
    return test.as(system).post(path, payload, { headers });
  };
  expect((await post('')).statusCode).toBe(200);
  await test.as(system).put('/notification/read', {});
  expect(await own.next()).toEqual({ type: 'read' });
  const refused = await post('&progress=1');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errors: [{ field: 'progress' }] });
  own.close();
});
