import type { Organization } from '@lms/org-management/contract';
import { onCall, problem, receivedCalls } from '@lms/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOrganization, renderAs } from '../../testing/organizations';
import { Page } from './organization-info-page';

const path = '/settings/organization-info';
const own = buildOrganization({ status: 'ACTIVE' });
const show = (role: 'ROLE_ORGADMIN' | 'ROLE_ORG_USER', organization: Organization = own) => {
  onCall('get', '/organization/mine', organization);
  return renderAs(role, <Page />, path);
};
const saves = () => receivedCalls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('the information of the own organization', () => {
  it('is saved by an administrator, with what it is known by left as it is', async () => {
    const saved = { ...own, description: 'We teach.', version: 2 };
    onCall('put', `/organization/${own.id}`, saved);
    const { user } = await show('ROLE_ORGADMIN');
    const description = await screen.findByLabelText('What the organization does');
    expect(screen.queryByLabelText('Short name')).toBeNull();
    await user.type(description, 'We teach.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .poll(saves)
      .toMatchObject([{ description: 'We teach.', code: 'SKILL-HOUSE', type: 'NGO', version: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saves().at(-1)).toMatchObject({ version: 2 });
  });

  it('brings together what two administrators wrote', async () => {
    onCall('put', `/organization/${own.id}`, () =>
      problem(409, 'entity.conflict', { savedBy: { name: 'Karim', at: own.updatedAt } }),
    );
    const { user } = await show('ROLE_ORGADMIN');
    await user.type(await screen.findByLabelText('What the organization does'), 'We teach.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Karim saved this/)).toBeVisible();
    onCall('get', '/organization/mine', { ...own, address: 'Uttara, Dhaka', version: 5 });
    onCall('put', `/organization/${own.id}`, { ...own, version: 6 });
    await user.click(screen.getByRole('button', { name: 'Combine both versions' }));
    expect(await screen.findByDisplayValue('Uttara, Dhaka')).toBeVisible();
    expect(screen.getByDisplayValue('We teach.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => saves().at(-1))
      .toMatchObject({ address: 'Uttara, Dhaka', description: 'We teach.', version: 5 });
  });

  it('is read, not changed, by the others', async () => {
    await show('ROLE_ORG_USER');
    expect(await screen.findByText('Mirpur, Dhaka')).toBeVisible();
    expect(screen.getByText(/Only the administrators/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose a logo' })).toBeNull();
  });

  it('forgets a logo, and the next save still goes through', async () => {
    const bare = { ...own, version: 2 };
    onCall('delete', `/organization/${own.id}/logo`, () => {
      onCall('get', '/organization/mine', bare);
      return bare;
    });
    onCall('put', `/organization/${own.id}`, { ...bare, version: 3 });
    const { user } = await show('ROLE_ORGADMIN', { ...own, logoUrl: '/logo.webp' });
    expect(await screen.findByRole('img', { name: 'Logo of the organization' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
    await expect
      .poll(() => screen.queryByRole('img', { name: 'Logo of the organization' }))
      .toBeNull();
    await user.type(screen.getByLabelText('What the organization does'), 'Us');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saves().at(-1)).toMatchObject({ version: 2 });
  });

  it('says so where there is no organization', async () => {
    await renderAs('ROLE_ORGADMIN', <Page />, path, { organizationCode: null });
    expect(
      await screen.findByText('Your account does not belong to an organization.'),
    ).toBeVisible();
  });
});
