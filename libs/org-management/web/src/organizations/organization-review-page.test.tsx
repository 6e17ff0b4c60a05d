import type { OrganizationReview } from '@lms/org-management/contract';
import { onCall, problem, receivedCalls } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOrganization, renderAs } from '../../testing/organizations';
import { Page } from './organization-review-page';

const { id } = buildOrganization();
const list = '/user-management/organization-list';

const buildReview = (more: Partial<OrganizationReview> = {}): OrganizationReview => ({
  organization: buildOrganization(),
  documents: [
    { id: 'd1', name: 'licence.pdf', kind: 'PDF', bytes: 2_048, createdAt: '2026-01-01T00:00:00Z' },
  ],
  contactHasAccount: false,
  ...more,
});
const show = (review: Parameters<typeof onCall>[2] = buildReview()) => {
  onCall('get', `/organization/${id}/review`, review);
  return renderAs('ROLE_SYSTEM', <Page />, `${list}/${id}`, { path: `${list}/:id?` });
};
const approvals = () =>
  receivedCalls.filter(({ path }) => path === '/organization/approval').map(({ body }) => body);
const moves = () =>
  receivedCalls.filter(({ path }) => path === '/organization/updateStatus').map(({ body }) => body);

describe('the desk where an organization is judged', () => {
  it('shows all that it said and its papers', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Skill House' })).toBeVisible();
    for (const text of [
      'SKILL-HOUSE',
      'rahima@skills.example',
      'Director',
      'licence.pdf',
      '2 kB',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Download licence.pdf' })).toBeVisible();
  });

  it('asks once before it approves, and approves once', async () => {
    onCall('post', '/organization/approval', { id, ids: [id], until: '2026-01-01' });
    const { user, location } = await show();
    await user.dblClick(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog', {
      name: `Approve ${buildOrganization().name}?`,
    });
    expect(within(dialog).getByText(/you can undo it/)).toBeVisible();
    expect(approvals()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await expect.poll(() => location()).toBe(list);
    expect(approvals()).toEqual([{ ids: [id] }]);
  });

  it('asks for no decision again while the approval can be taken back', async () => {
    onCall('post', '/organization/approval', { id, ids: [id], until: '2026-01-01' });
    const { user, location, unmount } = await show();
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await expect.poll(() => location()).toBe(list);
    unmount();
    await show();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it('rejects with a reason, and not without', async () => {
    onCall('put', '/organization/updateStatus', { ids: [id], status: 'REJECTED' });
    const { user, location } = await show();
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await within(dialog).findAllByText('Reason is required')).not.toHaveLength(0);
    await user.type(within(dialog).getByLabelText('Reason'), 'The licence has run out.');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await expect.poll(() => location()).toBe(list);
    expect(moves()).toEqual([
      { ids: [id], status: 'REJECTED', reason: 'The licence has run out.' },
    ]);
  });

  it('says so before when nobody can be invited, and when that is refused', async () => {
    onCall('post', '/organization/approval', () => problem(409, 'organization.contactHasAccount'));
    const { user } = await show(buildReview({ contactHasAccount: true }));
    expect(await screen.findByText(/Change it before you approve/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/Enter another address before you approve/)).toBeVisible();
  });

  it('asks for no decision where one was made, and names the reason', async () => {
    const organization = buildOrganization({ status: 'REJECTED', rejectionReason: 'Not real.' });
    await show(buildReview({ organization, documents: [] }));
    expect(await screen.findByText('Reason given: Not real.')).toBeVisible();
    expect(screen.getByText('No documents were submitted.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('shows a decision that came first: who, when and why, and keeps the reason typed', async () => {
    const savedBy = { name: 'Rina Das', at: '2026-01-02T03:04:00.000Z' };
    let review = buildReview();
    onCall('put', '/organization/updateStatus', () => {
      const rejectionReason = 'Not real.';
      review = buildReview({
        organization: buildOrganization({ status: 'REJECTED', rejectionReason }),
      });
      return problem(409, 'entity.transitionRefused', { savedBy });
    });
    const { user } = await show(() => review);
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Reason'), 'The licence has run out.');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await within(dialog).findByText(/Rina Das last changed this on Jan 2/)).toBeVisible();
    expect(await within(dialog).findByText('Reason given: Not real.')).toBeVisible();
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('The licence has run out.');
    expect(within(dialog).queryByRole('button', { name: 'Reject' })).toBeNull();
    expect(screen.getByText(/^Rina Das last changed this on Jan 2/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
  });

  it('leads back from one that is gone, and tries again after a fault', async () => {
    await show(() => problem(404, 'entity.notFound'));
    expect(await screen.findByRole('link', { name: 'Pending Organizations' })).toHaveAttribute(
      'href',
      list,
    );
  });
});
