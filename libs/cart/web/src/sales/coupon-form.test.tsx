import { AntdProvider } from '@lms/admin-ui';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { Coupon, CouponInput } from '@lms/cart/contract';
import { makeTestStore, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { administrator } from '../../testing/administrator';
import { buildCoupon } from '../../testing/coupon';
import { CouponForm } from './coupon-form';

const open = async (entityId: string) => {
  const store = makeTestStore([userSlice, toastSlice]);
  store.dispatch(userLoaded(administrator));
  const { user } = await renderWithStore(
    <AntdProvider>
      <CouponForm entityId={entityId} mayWrite onClose={() => undefined} />
    </AntdProvider>,
    { store, signedIn: true, texts: ['sales', 'courses', 'admin', 'validation', 'problems'] },
  );
  await screen.findByLabelText('Amount');
  return user;
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

describe('a new coupon', () => {
  it('is asked whose it is before it is sent, beside all else that is missing', async () => {
    onCall('post', '/catalog/organization/find', { items: [], total: 0 } as never);
    const user = await open('new');
    await save(user);
    expect(await screen.findByRole('link', { name: /^Organization/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Code is required$/ })).toBeVisible();
    expect(receivedCalls.map(({ path }) => path)).not.toContain('/coupon');
  });

  it('is asked for the amount anew when it is no longer a percentage', async () => {
    onCall('post', '/catalog/organization/find', { items: [], total: 0 } as never);
    const user = await open('new');
    expect(screen.getByLabelText('Amount')).toHaveValue(10);
    await user.click(screen.getByLabelText('Type'));
    await user.click(await screen.findByTitle('Fixed amount'));
    expect(screen.getByLabelText('Amount')).toHaveValue(null);
    await save(user);
    expect(await screen.findByRole('link', { name: /Amount is required$/ })).toBeVisible();
  });
});

/** Serves a coupon that is saved at its current version only. */
const serve = (first: Coupon) => {
  let stored = first;
  onCall('get', '/coupon/:id', () => stored as never);
  onCall('put', '/coupon/:id', ({ body }) => {
    const { version, ...input } = body as CouponInput & { version: number };
    if (version !== stored.version) return problem(409, 'entity.conflict');
    stored = { ...stored, ...input, version: version + 1 } as Coupon;
    return stored as never;
  });
  return {
    stored: () => stored,
    /** Saves as another administrator. */
    change: (changes: Partial<Coupon>) =>
      (stored = { ...stored, ...changes, version: stored.version + 1 }),
  };
};

it('combines a type with its amount, not with that of the other type', async () => {
  const { stored, change } = serve(buildCoupon({ kind: 'PERCENT', amount: 10 }));
  const user = await open(stored().id);
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '20');
  change({ kind: 'AMOUNT', amount: 15_000 });
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Combine both versions' }));
  expect(await screen.findByText('Type was saved elsewhere as: Fixed amount, ৳150')).toBeVisible();
  expect(screen.getByLabelText('Amount')).toHaveValue(20);
  expect(screen.getByText('Percentage')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Use this for Type' }));
  await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveValue(150));
  await save(user);
  await waitFor(() =>
    expect(stored()).toMatchObject({ kind: 'AMOUNT', amount: 15_000, version: 3 }),
  );
});

it('reads an amount saved elsewhere as the type says', async () => {
  const { stored, change } = serve(buildCoupon({ kind: 'PERCENT', amount: 10 }));
  const user = await open(stored().id);
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '20');
  change({ amount: 15 });
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Combine both versions' }));
  expect(await screen.findByText('Amount was saved elsewhere as: 15%')).toBeVisible();
});

describe('the courses of a coupon', () => {
  const none = 'There are no courses yet.';
  const coupon = buildCoupon({
    scope: 'COURSES',
    courseIds: ['0190a000-0000-7000-8000-0000000000d1'],
  });
  const show = () => {
    onCall('get', `/coupon/${coupon.id}`, coupon);
    onCall('put', `/coupon/${coupon.id}`, coupon);
    return open(coupon.id);
  };

  it('are those of its organization, and said to be none only once that is known', async () => {
    let answer: (courses: object) => void = () => undefined;
    onCall('post', '/course/find', () => new Promise<object>((resolve) => (answer = resolve)));
    await show();
    expect(await screen.findByRole('group', { name: 'Courses' })).toBeVisible();
    expect(screen.queryByText(none)).toBeNull();
    await waitFor(() => expect(receivedCalls.at(-1)?.path).toBe('/course/find'));
    answer({ items: [], total: 0 });
    expect(await screen.findByText(none)).toBeVisible();
    expect(receivedCalls.find(({ path }) => path === '/course/find')?.body).toMatchObject({
      filter: { organizationId: coupon.organizationId },
    });
  });

  it('stay chosen when they can’t be loaded', async () => {
    onCall('post', '/course/find', problem(500, 'server.fault'));
    const user = await show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText(none)).toBeNull();
    await save(user);
    await waitFor(() =>
      expect(receivedCalls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        courseIds: coupon.courseIds,
      }),
    );
  });
});
