import type { Entity, Resource } from '@lms/contract';
import { instructors } from '@lms/server/database';
import { type TestApp, testAppOf, unknownId } from '@lms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { object, string } from 'yup';
import type { Scope } from '../http/caller';
import { ProblemError } from '../http/problems';
import { createEntityRepository } from './entity-repository';

interface InstructorTypes {
  item: Entity & { name: string; organizationId: string; status: string };
  input: { name: string; organizationId: string };
  filter: { status: string };
  status: 'ACTIVE' | 'INACTIVE';
}
const resource: Resource<InstructorTypes> = {
  tag: 'Instructor',
  path: '/instructor',
  inputSchema: object({ name: string().required(), organizationId: string().required() }),
  fields: ['id'],
  sortable: ['id'],
  filterable: ['status'],
  statuses: ['ACTIVE', 'INACTIVE'],
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
};

let app: TestApp;
let repository: ReturnType<typeof createEntityRepository<InstructorTypes, typeof instructors>>;
const all: Scope = { kind: 'all' };
const own = (organizationId: string | null): Scope => ({
  kind: 'own',
  userId: 'x',
  organizationId,
});

beforeAll(async () => {
  app = await testAppOf([])();
  repository = createEntityRepository(app.deps, {
    resource,
    table: instructors,
    searchColumns: [instructors.name],
    tenantField: 'organizationId',
  });
});
afterAll(() => app.close());

it('shows and changes nothing of another organization', async () => {
  const { bcc, other } = app.organizations;
  const theirs = await repository.create(all, { name: 'Theirs', organizationId: other.id });
  const ours = await repository.create(all, { name: 'Ours', organizationId: bcc.id });
  const scope = own(bcc.id);
  const gone = new ProblemError('entity.notFound');

  expect(await repository.find(scope, {})).toMatchObject({ items: [{ id: ours }], total: 1 });
  expect(await repository.find(scope, { searchTerm: 'Theirs' })).toMatchObject({ total: 0 });
  await expect(repository.get(scope, theirs)).rejects.toThrow(gone);
  const input = { name: 'Taken', organizationId: bcc.id };
  await expect(repository.update(scope, theirs, input, 1)).rejects.toThrow(gone);
  await expect(repository.updateStatus(scope, [ours, theirs], 'INACTIVE')).rejects.toThrow(gone);
  await expect(repository.deleteItems(scope, [ours, theirs])).rejects.toThrow(gone);
  expect(await repository.get(all, theirs)).toMatchObject({ name: 'Theirs', version: 1 });
  expect(await repository.get(all, ours)).toMatchObject({ status: 'ACTIVE' });
});

it('takes the organization from the caller, never from the request', async () => {
  const { bcc, other } = app.organizations;
  const id = await repository.create(own(bcc.id), { name: 'New', organizationId: other.id });
  expect(await repository.get(all, id)).toMatchObject({ organizationId: bcc.id });
  const moved = { name: 'New', organizationId: other.id };
  const item = await repository.update(own(bcc.id), id, moved, 1);
  expect(item.organizationId).toBe(bcc.id);
});

it('asks those who reach all organizations whose a new item is, and keeps it there', async () => {
  const { bcc, other } = app.organizations;
  const nobodys = { name: 'New' } as InstructorTypes['input'];
  expect(() => repository.create(all, nobodys)).toThrow(
    new ProblemError('validation.failed', [{ field: 'organizationId', code: 'required' }]),
  );
  const id = await repository.create(all, { name: 'New', organizationId: other.id });
  const moved = await repository.update(all, id, { name: 'Newer', organizationId: bcc.id }, 1);
  expect(moved).toMatchObject({ name: 'Newer', organizationId: other.id });
  expect(await repository.update(all, id, nobodys, 2)).toMatchObject({ organizationId: other.id });
  const unknown = repository.create(all, { name: 'New', organizationId: unknownId });
  await expect(unknown).rejects.toMatchObject({
    errors: [{ field: 'organizationId', code: 'invalid' }],
  });
});

it('gives a caller without an organization nothing', async () => {
  expect(await repository.find(own(null), {})).toMatchObject({ items: [], total: 0 });
  const input = { name: 'New', organizationId: app.organizations.bcc.id };
  expect(() => repository.create(own(null), input)).toThrow(new ProblemError('auth.forbidden'));
});
