import { api } from '@lms/entity-api';
import type { OwnCertificate, OwnPublicProfile } from '@lms/learning/contract';
import { makeTestStore, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Page } from './own-certificates-page';

const valid: OwnCertificate = {
  id: 'c1',
  courseId: 'k1',
  pathId: null,
  serial: 'LMS-Y60KJ-V473B-7HAAS-79F8M',
  holderName: 'Nadia Rahman',
  courseTitle: 'Clear writing',
  courseSlug: 'clear-writing',
  categorySlug: 'soft-skills',
  organizationName: 'National Computer Council',
  language: 'en',
  percent: 90,
  issuedAt: '2026-08-14T10:00:00Z',
  revokedAt: null,
  revocationReason: null,
  status: 'VALID',
  replaced: false,
  shown: false,
};
const revoked: OwnCertificate = {
  ...valid,
  id: 'c2',
  courseId: 'k2',
  courseTitle: 'Time management',
  status: 'REVOKED',
  revokedAt: '2026-09-01T10:00:00Z',
  revocationReason: 'Issued by mistake',
};
const off: OwnPublicProfile = {
  slug: '',
  headline: '',
  about: '',
  isPublic: false,
  isSearchable: false,
  showsPicture: false,
  version: 0,
  name: 'Nadia Rahman',
  imageUrl: '/nadia.webp',
  takenDownReason: null,
};

const show = (profile = off, certificates = [valid, revoked], store = makeTestStore([])) => {
  onCall('get', '/certificate/mine', certificates);
  onCall('get', '/learning/public-profile', profile);
  return renderWithStore(<Page />, {
    store,
    texts: ['publicProfile', 'people', 'validation', 'problems'],
    signedIn: true,
  });
};
const sent = (method: string) => receivedCalls.filter((call) => call.method === method);

it('offers files and ways to share of what is valid, and tells why another is not', async () => {
  await show();
  const first = await screen.findByRole('article', { name: 'Clear writing' });
  expect(within(first).getByRole('link', { name: 'Badge (SVG) Clear writing' })).toHaveAttribute(
    'href',
    `/lms-web/api/certificate/${valid.serial}.svg`,
  );
  const share = within(first).getByRole('group', { name: 'Share: Clear writing' });
  expect(within(share).getByRole('link', { name: 'Add to LinkedIn' })).toBeVisible();
  expect(within(first).getByRole('checkbox')).toHaveAccessibleDescription('Clear writing');
  const second = screen.getByRole('article', { name: 'Time management' });
  expect(within(second).getByText(/Reason: Issued by mistake/)).toBeVisible();
  expect(within(second).queryByRole('link')).toBeNull();
});

it('shows a revocation made meanwhile once its reader is back', async () => {
  const store = makeTestStore([]);
  await show(off, [valid], store);
  expect(await screen.findByRole('link', { name: 'Badge (SVG) Clear writing' })).toBeVisible();
  onCall('get', '/certificate/mine', [{ ...revoked, replaced: true }]);
  act(() => void store.dispatch(api.internalActions.onFocus()));
  expect(await screen.findByText(/place\. .* Reason: Issued by mistake$/)).toBeVisible();
});

it('shows no certificate before it is chosen, and undoes a choice that fails', async () => {
  onCall('put', '/learning/public-profile/certificate/:id', problem(500, 'server.fault'));
  const { user } = await show();
  const box = await screen.findByRole('checkbox', { name: 'Show on my public profile' });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(box).not.toBeChecked());
  onCall('put', '/learning/public-profile/certificate/:id', { shown: true });
  await user.click(box);
  expect(await screen.findByText('It is on your public profile while that is on.')).toBeVisible();
  expect(box).toBeChecked();
});

it('shows the certificate of a learning path by the path', async () => {
  onCall('put', '/learning/public-profile/certificate/:id', { shown: true });
  const ofPath = { ...valid, courseId: null, pathId: 'p1' };
  const { user } = await show(off, [
    ofPath,
    { ...ofPath, id: 'c3', serial: 'other', pathId: 'p2' },
  ]);
  const [first, second] = await screen.findAllByRole('checkbox', {
    name: 'Show on my public profile',
  });
  await user.click(first!);
  await waitFor(() => expect(first).toBeChecked());
  expect(second).not.toBeChecked();
  const path = '/learning/public-profile/certificate/p1';
  await waitFor(() => expect(sent('PUT')[0]?.path).toBe(path));
});

it('previews what stands in the form, and makes it public only when it is saved', async () => {
  const { user } = await show();
  await user.type(await screen.findByLabelText('Headline'), 'Web developer');
  await user.click(screen.getByText('Preview'));
  expect(screen.getByText('Web developer', { selector: 'p' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use an address no one can guess' }));
  const address = screen.getByLabelText<HTMLInputElement>('Address').value;
  expect(address).toMatch(/^[a-z0-9]{20}$/);
  await user.click(screen.getByRole('checkbox', { name: 'Make my profile public' }));
  expect(sent('PUT')).toEqual([]);
  const saved = { ...off, slug: address, headline: 'Web developer', isPublic: true, version: 1 };
  onCall('put', '/learning/public-profile', saved);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your public profile is on.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open my page' })).toHaveAttribute(
    'href',
    `/people/${address}`,
  );
  expect(sent('PUT')[0]?.body).toMatchObject({ slug: address, isPublic: true, version: 0 });
  expect(screen.getByText('Your public profile has been saved.')).toBeVisible();
  await user.type(screen.getByLabelText('Headline'), 's');
  expect(screen.queryByText('Your public profile has been saved.')).toBeNull();
});

it('tells that a profile was taken down and why, and does not offer to publish it', async () => {
  await show({ ...off, slug: 'nadia', version: 2, takenDownReason: 'It misleads' });
  expect(await screen.findByText(/Reason: It misleads/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Make my profile public' })).toBeNull();
});

it('leads to the courses while there is no certificate', async () => {
  await show(off, []);
  expect(await screen.findByRole('link', { name: 'Go to my courses' })).toHaveAttribute(
    'href',
    '/my-courses',
  );
});
