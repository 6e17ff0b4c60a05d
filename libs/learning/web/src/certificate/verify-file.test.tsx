import type { Certificate } from '@lms/learning/contract';
import { onCall, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { zlibSync } from 'fflate';
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
const badge = (holder: string) =>
  JSON.stringify({
    credentialSubject: {
      identifier: [{ identityHash: holder }],
      achievement: {
        name: certificate.courseTitle,
        criteria: { id: `https://learn.example.org/verify/${serial}` },
      },
      result: [{ value: '92.5' }],
    },
  });
const ascii = (text: string) => new TextEncoder().encode(text);

const choose = async (name: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) => {
  onCall('get', '/certificate/verify/:serial', { status: 'VALID', certificate });
  const shown = await renderWithStore(<Page />, {
    texts: ['certificate'],
    route: '/verify',
    path: '/verify/:serial?',
  });
  const input = await screen.findByLabelText('Choose a file or drop it here');
  await shown.user.upload(input, new File(parts, name));
  return shown;
};

describe('verification by a file', () => {
  it('finds the number in a PDF', async () => {
    const { location } = await choose('a.pdf', `%PDF-1.7\n/Keywords (${serial})`);
    expect(await screen.findByText('Nadia Rahman')).toBeVisible();
    expect(location()).toBe(`/verify/${serial}`);
  });

  it('finds the number in the compressed part of a PDF', async () => {
    const packed = zlibSync(ascii(`<< /Keywords (${serial}) >>`)) as Uint8Array<ArrayBuffer>;
    await choose(
      'b.pdf',
      '%PDF-1.7\nstream\nno zlib\nendstream\nstream\r\n',
      packed,
      '\nendstream',
    );
    expect(await screen.findByText('Nadia Rahman')).toBeVisible();
  });

  it('reads a badge, and finds nothing wrong with one that agrees', async () => {
    await choose('badge.json', badge('Nadia Rahman'));
    expect(await screen.findByText('This certificate is genuine and valid')).toBeVisible();
    expect(screen.queryByText('The file does not agree with the certificate')).toBeNull();
  });

  it('warns of a badge that was changed', async () => {
    await choose('badge.json', badge('Somebody Else'));
    expect(await screen.findByText('The file does not agree with the certificate')).toBeVisible();
    expect(screen.getByText(/The file states: Somebody Else\./)).toBeVisible();
    expect(screen.getByText('Nadia Rahman')).toBeVisible();
  });

  it('says that a file has no number, and keeps the page', async () => {
    const { location } = await choose('holiday.pdf', '%PDF-1.7 nothing');
    expect(
      await screen.findByText(/No certificate number could be read from “holiday.pdf”/),
    ).toBeVisible();
    expect(location()).toBe('/verify');
  });
});
