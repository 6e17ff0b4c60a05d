import type { CatalogOrganizationItem } from '@lms/contract';
import { onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { Page as AboutPage } from './about-page';
import { Page as CertificationPage } from './certification-page';
import { Page as PartnersPage } from './partners-page';
import { Page as PrivacyPage } from './privacy-page';
import { Page as SupportTermsPage } from './support-terms-page';

const show = (Page: ComponentType, language: 'en' | 'bn' = 'en', route = '/') =>
  renderWithStore(<Page />, { route, texts: ['site', 'catalog'], language });

describe('a page about the platform', () => {
  it.each([
    ['About the platform', AboutPage, 6],
    ['Certification', CertificationPage, 6],
    ['Support terms', SupportTermsPage, 6],
    ['Privacy', PrivacyPage, 6],
  ])('has one title and a heading for each of its parts: %s', async (title, Page, count) => {
    await show(Page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(count);
    expect(document.title).toBe(`${title} · Skills Bangladesh`);
  });

  it('gives the pass marks in the reader’s digits', async () => {
    await show(CertificationPage, 'bn');
    expect(screen.getByText(/৮০%/)).toBeVisible();
  });
});

describe('the partners’ page', () => {
  const organization = (code: string): CatalogOrganizationItem => ({
    id: `0190a000-0000-7000-8000-00000000000${code.length}`,
    code,
    name: `The ${code}`,
    type: 'NGO',
    description: 'সবার জন্য শেখা।',
    logoUrl: null,
    courseCount: 3,
  });

  it('lists the organizations, each with a link to its page', async () => {
    onCall('post', '/catalog/organization/find', {
      items: [organization('BCC'), organization('SHIKKHA')],
      total: 2,
    });
    await show(PartnersPage);
    const link = await screen.findByRole('link', { name: 'The BCC' });
    expect(link).toHaveAttribute('href', '/organization/BCC');
    const [card] = screen.getAllByRole('listitem');
    expect(within(card!).getByText('Non-governmental organization · 3 courses')).toBeVisible();
    expect(within(card!).getByText('সবার জন্য শেখা।')).toHaveAttribute('lang', 'bn');
    expect(screen.getByRole('link', { name: 'Join as an organization' })).toHaveAttribute(
      'href',
      '/partners/join',
    );
    expect(receivedCalls.at(-1)?.body).toMatchObject({
      sorting: { column: 'name', direction: 'asc' },
      paginator: { page: 1 },
    });
  });

  it('says that a page does not exist, and leads to the last one', async () => {
    onCall('post', '/catalog/organization/find', { items: [], total: 51 });
    await show(PartnersPage, 'en', '/?page=9');
    expect(await screen.findByText('This list has no page 9.')).toBeVisible();
    expect(screen.queryByText('No items(s) found!')).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/?page=2');
  });

  it('leads on where there are more than a page of them', async () => {
    onCall('post', '/catalog/organization/find', { items: [organization('BCC')], total: 51 });
    await show(PartnersPage, 'en', '/?page=2');
    expect(await screen.findByRole('link', { name: 'Page 2 of 2', current: 'page' })).toBeVisible();
    expect(receivedCalls.at(-1)?.body).toMatchObject({ paginator: { page: 2 } });
  });

  it('says so when nobody has joined yet, and tries again after a fault', async () => {
    onCall('post', '/catalog/organization/find', problem(500, 'server.fault'));
    const { user } = await show(PartnersPage);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    onCall('post', '/catalog/organization/find', { items: [], total: 0 });
    await user.click(retry);
    expect(await screen.findByText('No organizations have joined yet.')).toBeVisible();
  });
});
