import type { CourseTerm, Problem } from '@lms/contract';
import type { Course, CourseReview, Glossary } from '@lms/course-management/contract';
import { activityLog, newId } from '@lms/server/database';
import type { TestClient } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { type Authoring, createAuthoring } from '../../testing/draft-fixture';
import { codeOf, createMoves } from '../../testing/move-fixture';

let test: Authoring;
let moves: ReturnType<typeof createMoves>;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
  moves = createMoves(test);
});
afterAll(() => test.close());

const buildTerm = (en: string, bn = ''): CourseTerm => ({
  id: newId(),
  term: { en, bn },
  meaning: { en: `What ${en || bn} is`, bn: '' },
});
const read = async (id: string, client = test.admin) =>
  (await client.get(`/course/${id}/glossary`)).json<Glossary>();
const save = async (
  id: string,
  terms: unknown,
  { client = test.admin, version }: { client?: TestClient; version?: number } = {},
) =>
  client.put(`/course/${id}/glossary`, {
    terms,
    version: version ?? (await test.read(id, test.system)).version,
  });
const byId = (terms: readonly CourseTerm[] | null) =>
  terms && [...terms].sort((one, other) => one.id.localeCompare(other.id));

describe('the terms of a course', () => {
  it('are saved without spaces around them, and logged as a change of the course', async () => {
    const id = await test.create();
    const term = { ...buildTerm(' Server ', ' \u200d'), meaning: { en: ' ', bn: ' ক ' } };
    const saved = await save(id, [term], { client: test.system });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json<Glossary>()).toMatchObject({
      courseId: id,
      title: 'Web pages',
      language: 'en',
      status: 'DRAFT',
      version: 2,
      terms: [{ term: { en: 'Server', bn: '' }, meaning: { en: '', bn: 'ক' } }],
    });
    expect(await read(id)).toEqual(saved.json());
    const logged = and(eq(activityLog.subjectId, id), eq(activityLog.action, 'CHANGED'));
    expect(await test.db.$count(activityLog, logged)).toBe(1);
  });

  it('are refused at their rows: twice, incomplete, or more than 200', async () => {
    const id = await test.create();
    const errorsOf = async (terms: CourseTerm[]) => {
      const response = await save(id, terms);
      expect(response.statusCode).toBe(400);
      return response.json<Problem>().errors?.map(({ field, code }) => `${field} ${code}`);
    };
    const twice = [buildTerm('Server'), buildTerm('Page'), buildTerm('SERVER')];
    expect(await errorsOf(twice)).toEqual([
      'terms[0].term.en repeated',
      'terms[2].term.en repeated',
    ]);
    expect(await errorsOf([buildTerm('')])).toEqual(['terms[0].term.en required']);
    const many = Array.from({ length: 201 }, (_, at) => ({
      ...buildTerm(`${at}`.padStart(100, 'ক')),
      meaning: { en: 'ক'.repeat(500), bn: 'ক'.repeat(500) },
    }));
    expect(await errorsOf(many)).toEqual(['terms max']);
    const most = await save(id, many.slice(1));
    expect(most.statusCode, most.body.slice(0, 300)).toBe(200);
    expect((await read(id)).terms).toHaveLength(200);
  });

  it('tell who saved in between, and change nothing', async () => {
    const id = await test.create();
    const { version } = await read(id);
    await save(id, [buildTerm('First')], { client: test.system });
    const outdated = await save(id, [buildTerm('Second')], { version });
    expect(codeOf(outdated)).toBe('409 entity.conflict');
    expect(outdated.json<Problem>().savedBy).toMatchObject({ name: 'system' });
    expect((await read(id)).terms).toMatchObject([{ term: { en: 'First' } }]);
  });

  it('stay while the course is saved, and the course stays while they are', async () => {
    const id = await test.create();
    const terms = [buildTerm('Server')];
    await save(id, terms);
    await test.edit(id, { title: 'Pages and servers' });
    expect(await read(id)).toMatchObject({ title: 'Pages and servers', terms });
    await save(id, []);
    expect((await test.read(id)).draft.title).toBe('Pages and servers');
  });

  it('can not change while the course waits for approval', async () => {
    const id = await test.create();
    await moves.moved(id, 'submit');
    expect(codeOf(await save(id, [buildTerm('Server')]))).toBe('409 course.pending');
  });

  it('belong to the organization, whose users read them', async () => {
    const id = await test.create();
    await save(id, [buildTerm('Server')]);
    const { orgUser, learner } = test.users;
    expect((await read(id, test.as(orgUser))).terms).toHaveLength(1);
    expect((await save(id, [], { client: test.as(orgUser) })).statusCode).toBe(403);
    expect((await save(id, [], { client: test.as(learner) })).statusCode).toBe(403);
    expect((await save(id, [], { client: test.otherAdmin })).statusCode).toBe(404);
    expect((await test.otherAdmin.get(`/course/${id}/glossary`)).statusCode).toBe(404);
  });
});

describe('the terms of a published course', () => {
  const published = async () => {
    const id = await test.create();
    const terms = [buildTerm('Page', 'পেজ'), buildTerm('Server')];
    await save(id, terms);
    await moves.publish(id);
    return { id, terms };
  };
  const reviewOf = async (id: string) =>
    (await test.system.get(`/course/${id}/review`)).json<CourseReview>();
  const review = async (id: string) => (await reviewOf(id)).glossary;

  it('wait for approval, and are judged beside those that learners see', async () => {
    const { id, terms } = await published();
    const next = [terms[1]!, buildTerm('Link')];
    const saved = await save(id, next);
    expect(saved.json<Glossary>()).toMatchObject({ status: 'ACTIVE', revisionStatus: 'DRAFT' });
    const judged = await review(id);
    expect(byId(judged.published)).toEqual(byId(terms));
    expect(judged.draft).toEqual(next);
    const { draft, published: live } = await reviewOf(id);
    // Approvers see as changed what differs as JSON.
    expect(JSON.stringify(draft.sections)).toBe(JSON.stringify(live?.sections));
    await moves.publish(id);
    expect((await review(id)).published).toEqual(byId(next));
    await save(id, []);
    await moves.publish(id);
    expect(await review(id)).toEqual({ published: [], draft: [] });
  });

  it('stay when only the course is changed and published again', async () => {
    const { id, terms } = await published();
    await test.edit(id, { title: 'Other title' });
    await moves.publish(id);
    expect(byId((await read(id)).terms)).toEqual(byId(terms));
  });

  it('are copied with the course, and may have the ids that another course has', async () => {
    const { id, terms } = await published();
    const copied = await test.admin.post(`/course/${id}/duplicate`);
    const copy = copied.json<Course>().id;
    expect(byId((await read(copy)).terms)).toEqual(byId(terms));
    await save(copy, [terms[0]]);
    await moves.publish(copy);
    expect(byId((await read(id)).terms)).toEqual(byId(terms));
  });
});
