import type { Profile } from '@lms/auth/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { selectToasts, toastSlice } from '@lms/ui';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { buildProfile } from '../../testing/profile';
import { selectCurrentUser, userLoaded, userSlice } from '../user-slice';
import { Page } from './profile-page';

const show = async (profile: Profile = buildProfile()) => {
  onCall('get', '/user/me/profile', profile);
  const view = await renderWithStore(<Page />, {
    slices: [userSlice, toastSlice],
    path: '/profile',
    route: '/profile',
    texts: ['profile', 'auth', 'validation', 'problems'],
    signedIn: true,
  });
  act(
    () =>
      void view.store.dispatch(
        userLoaded({
          id: '1',
          email: 'rina@example.com',
          name: 'Rina',
          roles: ['ROLE_USER'],
          imageUrl: '/media/blank-user.svg',
          organizationCode: null,
        }),
      ),
  );
  await screen.findByLabelText('Full name');
  return view;
};
const field = (name: string) => screen.getByLabelText(name);
const write = async ({ user }: Awaited<ReturnType<typeof show>>, name: string, value: string) => {
  await user.clear(field(name));
  await user.type(field(name), value);
};
const save = ({ user }: Awaited<ReturnType<typeof show>>) =>
  user.click(screen.getByRole('button', { name: 'Save' }));
const sent = () => receivedCalls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('the profile', () => {
  it('is sent with its version, empty fields as empty texts, and the header follows', async () => {
    onCall('put', '/user/me', ({ body }) => ({
      ...buildProfile(),
      ...(body as object),
      version: 4,
    }));
    const view = await show();
    await write(view, 'Full name', 'Rina Akter');
    await write(view, 'Town', ' Khulna ');
    await view.user.clear(field('Phone'));
    await save(view);
    await waitFor(() => expect(selectToasts(view.store.getState() as never)).toHaveLength(1));
    const { occupation, companyName, gender, dateOfBirth, socialNetworks } = buildProfile();
    expect(sent()).toEqual([
      {
        occupation,
        companyName,
        gender,
        dateOfBirth,
        socialNetworks,
        name: 'Rina Akter',
        phone: '',
        version: 3,
        address: { line: '', city: 'Khulna', postCode: '' },
      },
    ]);
    expect(selectCurrentUser(view.store.getState() as never)).toMatchObject({ name: 'Rina Akter' });
  });

  it('goes on from the version that was just saved', async () => {
    onCall('put', '/user/me', ({ body }) => {
      const input = body as { version: number };
      return { ...buildProfile(), ...input, version: input.version + 1 };
    });
    const view = await show();
    await save(view);
    await waitFor(() => expect(sent()).toHaveLength(1));
    await write(view, 'Occupation', 'Teacher');
    await save(view);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ version: 4, occupation: 'Teacher' });
  });

  it.each([
    ['Full name', 'Full name minimum length is 3', 'ab'],
    ['Phone', 'Phone is not valid', 'call me'],
    ['LinkedIn (web address)', 'LinkedIn (web address) is not valid', 'http://example.com'],
    ['Postcode', 'Postcode should have maximum 12 characters', '1234567890123'],
  ])('says of %s: %s', async (label, text, value) => {
    const view = await show();
    await write(view, label, value);
    await save(view);
    await waitFor(() => expect(screen.getByRole('link', { name: text })).toHaveFocus());
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    expect(sent()).toEqual([]);
  });

  it('is sent once, however often Save is clicked', async () => {
    let answer: (value: Profile) => void = () => undefined;
    onCall('put', '/user/me', () => new Promise<Profile>((resolve) => (answer = resolve)) as never);
    const view = await show();
    await save(view);
    await save(view);
    await waitFor(() => expect(sent()).toHaveLength(1));
    answer(buildProfile());
    await waitFor(() => expect(selectToasts(view.store.getState() as never)).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  it.each([
    [offline, 'You seem to be offline'],
    [
      problem(500, 'server.fault'),
      'Something went wrong on our side. What you typed is still here.',
    ],
  ])('keeps what was typed when it can not be saved', async (answer, text) => {
    onCall('put', '/user/me', answer);
    const view = await show();
    await write(view, 'Occupation', 'Teacher');
    await save(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Occupation')).toHaveValue('Teacher');
  });

  it('that was saved elsewhere is loaded, and what was typed here stays', async () => {
    onCall('put', '/user/me', problem(409, 'entity.conflict'));
    const view = await show();
    await write(view, 'Occupation', 'Teacher');
    await write(view, 'Phone', '01711 000000');
    await save(view);
    const load = await screen.findByRole('button', { name: 'Combine both versions' });
    onCall('get', '/user/me/profile', {
      ...buildProfile(),
      version: 7,
      companyName: 'Loom',
      phone: '01999 999999',
    });
    await view.user.click(load);
    expect(await screen.findByText('Phone was saved elsewhere as: 01999 999999')).toBeVisible();
    expect(field('Occupation')).toHaveValue('Teacher');
    expect(field('Phone')).toHaveValue('01711 000000');
    expect(field('Company')).toHaveValue('Loom');
    await view.user.click(screen.getByRole('link', { name: 'Sessions' }));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await view.user.click(screen.getByRole('button', { name: 'Keep editing' }));
    onCall('put', '/user/me', ({ body }) => ({ ...buildProfile(), ...(body as object) }));
    await save(view);
    await waitFor(() => expect(selectToasts(view.store.getState() as never)).toHaveLength(1));
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toMatchObject({ version: 7, companyName: 'Loom', occupation: 'Teacher' });
    onCall('get', '/user/me/sessions', { items: [] });
    await view.user.click(screen.getByRole('link', { name: 'Sessions' }));
    expect(await screen.findByText(/You are logged in on these devices/)).toBeVisible();
  });

  it('can be asked for again after a fault', async () => {
    onCall('get', '/user/me/profile', offline);
    const { user } = await renderWithStore(<Page />, {
      slices: [userSlice, toastSlice],
      texts: ['profile', 'auth', 'validation', 'problems'],
      signedIn: true,
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    onCall('get', '/user/me/profile', buildProfile());
    await user.click(retry);
    expect(await screen.findByLabelText('Full name')).toHaveValue('Rina');
  });
});

describe('the picture', () => {
  it('is removed, and the header shows the blank one; the form is not out of date by it', async () => {
    onCall('delete', '/user/me/picture', { ...buildProfile(), version: 4 });
    onCall('put', '/user/me', ({ body }) => ({ ...buildProfile(), ...(body as object) }));
    const view = await show({ ...buildProfile(), imageUrl: '/lms-web/media/rina.webp' });
    await view.user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    await waitFor(() => expect(selectToasts(view.store.getState() as never)).toHaveLength(1));
    expect(screen.getByAltText('Your picture')).toHaveAttribute('src', '/media/blank-user.svg');
    expect(selectCurrentUser(view.store.getState() as never)?.imageUrl).toBe(
      '/media/blank-user.svg',
    );
    await save(view);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ version: 4 });
  });

  it('that can not be removed stays', async () => {
    onCall('delete', '/user/me/picture', offline);
    const { user } = await show({ ...buildProfile(), imageUrl: '/lms-web/media/rina.webp' });
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
    expect(screen.getByAltText('Your picture')).toHaveAttribute('src', '/lms-web/media/rina.webp');
  });
});
