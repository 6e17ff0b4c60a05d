import type { Certificate } from '@lms/learning/contract';
import { offline, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Page } from './verify-page';

const serial = 'LMS-Y60KJ-V473B-7HAAS-79F8M';
const certificate: Certificate = {
  serial,
  holderName: 'Nadia Rahman',
  courseTitle: 'Active listening',
  courseSlug: 'clear-writing',
  categorySlug: 'soft-skills',
  organizationName: 'National Computer Council',
  language: 'en',
  percent: 92.5,
  issuedAt: '2026-08-14T10:00:00Z',
  revokedAt: null,
  revocationReason: null,
};

const show = (route: string, path = '/verify/:serial') =>
  renderWithStore(<Page />, { texts: ['certificate'], route, path });

describe('verification', () => {
  it('tells an employer that a certificate is valid, whose it is and what for', async () => {
    onCall('get', '/certificate/verify/:serial', { status: 'VALID', certificate });
    await show(`/verify/${serial}`);
    // Is there while the certificate is looked up: a region that arrives with its text is not read.
    const told = screen.getByText('', { selector: '[role=status].visually-hidden' });
    const valid = 'This certificate is genuine and valid';
    expect(await screen.findByText(valid, { selector: 'strong' })).toBeVisible();
    expect(told).toHaveTextContent(valid);
    for (const fact of ['Nadia Rahman', 'Active listening', 'August 14, 2026', '92.5%', serial]) {
      expect(screen.getByText(fact)).toBeVisible();
    }
  });

  it('tells since when and why a certificate was revoked', async () => {
    onCall('get', '/certificate/verify/:serial', {
      status: 'REVOKED',
      certificate: {
        ...certificate,
        revokedAt: '2026-09-01T10:00:00Z',
        revocationReason: 'Issued to the wrong person',
      },
    });
    await show(`/verify/${serial}`);
    expect(await screen.findByText('This certificate has been revoked')).toBeVisible();
    expect(screen.getByText(/has not been valid since September 1, 2026/)).toBeVisible();
    expect(screen.getByText('Issued to the wrong person')).toBeVisible();
    expect(screen.queryByText('This certificate is genuine and valid')).toBeNull();
  });

  it('tells that another took the place of one that was corrected', async () => {
    const revoked = { ...certificate, revokedAt: '2026-09-01T10:00:00Z', replaced: true };
    onCall('get', '/certificate/verify/:serial', { status: 'REVOKED', certificate: revoked });
    await show(`/verify/${serial}`);
    expect(await screen.findByText(/^A corrected certificate has taken its place/)).toBeVisible();
  });

  it('tells that no certificate has the number', async () => {
    onCall('get', '/certificate/verify/:serial', { status: 'UNKNOWN', certificate: null });
    await show(`/verify/${serial}`);
    expect(
      await screen.findByText('There is no certificate with this number', { selector: 'strong' }),
    ).toBeVisible();
  });

  it('never takes a failed call for an unknown certificate', async () => {
    onCall('get', '/certificate/verify/:serial', offline());
    await show(`/verify/${serial}`);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('There is no certificate with this number')).toBeNull();
  });

  it('understands a number typed any way', async () => {
    const { user, location } = await show('/verify', '/verify');
    await user.type(
      screen.getByRole('textbox', { name: 'Certificate number' }),
      'y6okj v473b 7haas 79f8m{Enter}',
    );
    expect(location()).toBe(`/verify/${serial}`);
  });

  it('asks in its own words for a number that was left out', async () => {
    const { user, location } = await show('/verify', '/verify');
    const field = screen.getByRole('textbox', { name: 'Certificate number' });
    for (const typed of ['{Enter}', ' {Enter}']) {
      await user.type(field, typed);
      expect(screen.getByRole('alert')).toHaveTextContent('Enter the certificate number first.');
      expect(field).toBeInvalid();
      expect(field).toHaveFocus();
    }
    await user.type(field, 'L');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(location()).toBe('/verify');
  });

  it('asks whoever sent the form of the landing page without a number', async () => {
    await show('/verify?serial=', '/verify');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the certificate number first.');
  });

  it('answers the form that was sent before any script had run', async () => {
    onCall('get', '/certificate/verify/:serial', { status: 'VALID', certificate });
    await show('/verify?serial=lms+y60kj+v473b+7haas+79f8m', '/verify');
    expect(await screen.findByText('Nadia Rahman')).toBeVisible();
    expect(receivedCalls.map(({ path }) => path)).toEqual([`/certificate/verify/${serial}`]);
  });
});
