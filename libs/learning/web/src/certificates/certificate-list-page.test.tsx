import { coursePaths } from '@lms/admin-ui';
import type { Role } from '@lms/contract';
import type { CertificateItem } from '@lms/learning/contract';
import {
  chooseFromMenu,
  onCall,
  openMenu,
  problem,
  receivedCalls,
  type TestUser,
} from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showList } from '../../testing/management';
import { Page } from './certificate-list-page';

const serial = 'LMS-Y60KJ-V473B-7HAAS-79F8M';
const certificate: CertificateItem = {
  id: '0198a000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  serial,
  userId: '0198a000-0000-7000-8000-0000000000aa',
  courseId: '0198a000-0000-7000-8000-0000000000cc',
  pathId: null,
  holderName: 'Nadia Islam',
  courseTitle: 'Web basics',
  courseSlug: 'clear-writing',
  categorySlug: 'soft-skills',
  organizationName: 'Computer Council',
  language: 'en',
  percent: 90,
  issuedAt: '2026-01-01T00:00:00.000Z',
  revokedAt: null,
  revocationReason: null,
  status: 'VALID',
  replaced: false,
};

const show = (role: Role, changes: Partial<CertificateItem> = {}) => {
  onCall('post', '/certificate/find', { items: [{ ...certificate, ...changes }], total: 1 });
  return showList({ Page, route: coursePaths.certificates, role, texts: ['certificates'] });
};

const actions = 'Actions for Nadia Islam, Web basics';
const choose = (user: TestUser, name: string) => chooseFromMenu(user, actions, name);
const bodyOf = (action: string) =>
  receivedCalls.find(({ path }) => path === `/certificate/${serial}/${action}`)?.body;

describe('the certificates screen', () => {
  it('leads to each certificate, and from there to its verification', async () => {
    const { user, location } = await show('ROLE_ORGADMIN');
    await user.click(await screen.findByRole('link', { name: serial }));
    const dialog = await screen.findByRole('dialog', { name: 'Web basics' });
    expect(location()).toBe(`${coursePaths.certificates}?item=${certificate.id}`);
    expect(within(dialog).getByRole('link', { name: 'Verify a certificate' })).toHaveAttribute(
      'href',
      `/verify/${serial}`,
    );
  });

  it('searches', async () => {
    const { user } = await show('ROLE_ORGADMIN');
    await user.type(await screen.findByRole('searchbox'), 'nadia');
    const searched = () =>
      receivedCalls.some(
        ({ path, body }) =>
          path === '/certificate/find' && (body as { searchTerm: string }).searchTerm === 'nadia',
      );
    await waitFor(() => expect(searched()).toBe(true));
  });

  it('revokes a certificate with a reason', async () => {
    const { user } = await show('ROLE_SYSTEM');
    onCall('put', '/certificate/:serial/revoke', { status: 'REVOKED', certificate });
    await choose(user, 'Revoke');
    const dialog = await screen.findByRole('dialog', {
      name: 'Revoke the certificate of Nadia Islam?',
    });
    await user.type(within(dialog).getByRole('textbox'), 'Copied answers');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(
      await screen.findByText('The certificate of Nadia Islam has been revoked.'),
    ).toBeVisible();
    expect(bodyOf('revoke')).toEqual({ reason: 'Copied answers' });
  });

  it('says who revoked it before, and when, and loads it again', async () => {
    const { user } = await show('ROLE_SYSTEM');
    const savedBy = { name: 'Rina Das', at: '2026-02-01T00:00:00.000Z' };
    onCall('put', '/certificate/:serial/revoke', () =>
      problem(409, 'certificate.revoked', { savedBy }),
    );
    await choose(user, 'Revoke');
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'Copied answers');
    const finds = () => receivedCalls.filter(({ path }) => path === '/certificate/find').length;
    const before = finds();
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    const said = /^Rina Das revoked this certificate already, on Feb 1, 2026/;
    expect(await within(dialog).findByText(said)).toBeVisible();
    await waitFor(() => expect(finds()).toBe(before + 1));
  });

  it('reissues a valid one with a reason', async () => {
    const { user } = await show('ROLE_SYSTEM');
    onCall('put', '/certificate/:serial/reissue', { status: 'VALID', certificate });
    await choose(user, 'Reissue');
    const dialog = await screen.findByRole('dialog', {
      name: 'Reissue the certificate of Nadia Islam?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Reissue' }));
    expect(await within(dialog).findByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await user.type(within(dialog).getByRole('textbox'), 'The name is misspelt');
    await user.click(within(dialog).getByRole('button', { name: 'Reissue' }));
    expect(
      await screen.findByText('A new certificate of Nadia Islam has been issued.'),
    ).toBeVisible();
    expect(bodyOf('reissue')).toEqual({ reason: 'The name is misspelt' });
  });

  it('reissues a revoked one without a reason, and one that was replaced not at all', async () => {
    const revoked = { status: 'REVOKED', revokedAt: '2026-02-01T00:00:00.000Z' } as const;
    const { user, unmount } = await show('ROLE_SYSTEM', revoked);
    onCall('put', '/certificate/:serial/reissue', { status: 'VALID', certificate });
    await choose(user, 'Reissue');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reissue' }));
    await waitFor(() => expect(bodyOf('reissue')).toEqual({}));
    unmount();
    const shown = await show('ROLE_SYSTEM', { ...revoked, replaced: true });
    expect(within(await openMenu(shown.user, actions)).getAllByRole('menuitem')).toHaveLength(1);
  });

  it('lets an organization administrator read only', async () => {
    const { user } = await show('ROLE_ORGADMIN');
    expect(within(await openMenu(user, actions)).getAllByRole('menuitem')).toHaveLength(1);
  });
});
