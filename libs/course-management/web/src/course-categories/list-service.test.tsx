import { defaultTableState, type TableState } from '@lms/contract';
import type { CourseCategoryInput, CourseCategoryTypes } from '@lms/course-management/contract';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { useEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { courseCategoryCalls } from './course-categories-api';

const path = '/course-category';
const id = '00000000-0000-4000-8000-000000000001';
const input: CourseCategoryInput = {
  name: { en: 'Web', bn: 'ওয়েব' },
  description: { en: 'About', bn: 'পরিচয়' },
  slug: 'web',
  icon: 'code',
  parentId: null,
  position: 1,
};

const useService = () => {
  const { answer: found } = courseCategoryCalls.useFind(
    defaultTableState as TableState<CourseCategoryTypes>,
    {},
  );
  const { answer: item } = courseCategoryCalls.useGet(id, {});
  const [create] = courseCategoryCalls.useCreate();
  const [update] = courseCategoryCalls.useUpdate();
  const [updateStatus] = courseCategoryCalls.useUpdateStatus();
  const [deleteItems] = courseCategoryCalls.useDeleteItems();
  return { found, item, create, update, updateStatus, deleteItems };
};
let service: ReturnType<typeof useService>;
const Caller = () => {
  const current = useService();
  useEffect(() => {
    service = current;
  });
  return null;
};

beforeEach(async () => {
  onCall('post', `${path}/find`, problem(500, 'server.fault'));
  onCall('get', `${path}/:id`, problem(404, 'entity.notFound'));
  onCall('post', path, problem(400, 'validation.failed'));
  onCall('put', `${path}/:id`, problem(409, 'entity.conflict'));
  await renderWithStore(<Caller />);
});

it('gives its callers the specified fallbacks when every call fails', async () => {
  await expect.poll(() => service.found.problem?.code).toBe('server.fault');
  expect(service.found).toMatchObject({ items: [], total: 0 });
  await expect.poll(() => service.item?.problem?.code).toBe('entity.notFound');
  expect(service.item).toHaveProperty('id', undefined);
  const created = await service.create(input);
  expect(created).toMatchObject({ id: undefined, problem: { code: 'validation.failed' } });
  expect(await service.update({ id, version: 1, input })).toMatchObject({
    ...input,
    id,
    problem: { code: 'entity.conflict' },
  });
  expect(await service.updateStatus({ ids: [id], status: 'ACTIVE' })).toMatchObject({
    ids: [],
    problem: { code: 'entity.conflict' },
  });
  expect(await service.deleteItems([id])).toMatchObject({
    ids: [],
    problem: { code: 'entity.conflict' },
  });
});
