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

const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
/** A PNG chunk; nobody reads its checksum. */
const chunk = (type: string, data: string | Uint8Array) => {
  const bytes = typeof data === 'string' ? ascii(data) : data;
  const head = new Uint8Array(4);
  new DataView(head.buffer).setUint32(0, bytes.length);
  return joined(head, ascii(type), bytes, new Uint8Array(4));
};
const bakedChunk = (json: string, packed: 0 | 1) =>
  chunk(
    'iTXt',
    joined(
      ascii('openbadgecredential\0'),
      Uint8Array.of(packed, 0, 0, 0),
      packed ? zlibSync(ascii(json)) : ascii(json),
    ),
  );
const png = (...chunks: Uint8Array[]) =>
  joined(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), ...chunks);

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
    expect(await screen.findByRole('strong')).toHaveTextContent(/genuine and valid/);
    expect(screen.queryByText('The file does not agree with the certificate')).toBeNull();
  });

  it('warns of a badge that was changed', async () => {
    await choose('badge.json', badge('Somebody Else'));
    expect(await screen.findByText('The file does not agree with the certificate')).toBeVisible();
    expect(screen.getByText(/The file states: Somebody Else\./)).toBeVisible();
    expect(screen.getByText('Nadia Rahman')).toBeVisible();
  });

  it.each([
    ['a picture', (json: string) => png(chunk('IHDR', ''), bakedChunk(json, 0), chunk('IEND', ''))],
    ['a packed picture', (json: string) => png(bakedChunk(json, 1), chunk('IEND', ''))],
    [
      'a drawing',
      (json: string) =>
        ascii(
          `<svg xmlns="http://www.w3.org/2000/svg" xmlns:ob="https://purl.imsglobal.org/ob/v3p0"><ob:credential><![CDATA[${json}]]></ob:credential></svg>`,
        ),
    ],
  ])('reads the badge that is baked into %s, and warns of a forged one', async (_kind, bake) => {
    await choose('badge.svg', bake(badge('Somebody Else')) as Uint8Array<ArrayBuffer>);
    expect(await screen.findByText(/The file states: Somebody Else\./)).toBeVisible();
    expect(screen.getByText('Nadia Rahman')).toBeVisible();
  });

  it.each([
    ['a picture that ends early', png(ascii('\0\0\u0009\u0009iTXtopenbadgecredential'))],
    ['a packed badge that is none', png(chunk('iTXt', 'openbadgecredential\0\u0001\0\0\0x'))],
    ['a drawing without end', ascii('<svg xmlns:o="https://purl.imsglobal.org/ob/v3p0"><o:cre')],
    ['a drawing without badge', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('says that %s has no number', async (_kind, bytes) => {
    const { location } = await choose('badge.svg', bytes as Uint8Array<ArrayBuffer>);
    expect(
      await screen.findByText(/No certificate number could be read from “badge.svg”/),
    ).toBeVisible();
    expect(location()).toBe('/verify');
  });

  it('says that a file has no number, and keeps the page', async () => {
    const { location } = await choose('holiday.pdf', '%PDF-1.7 nothing');
    expect(
      await screen.findByText(/No certificate number could be read from “holiday.pdf”/),
    ).toBeVisible();
    expect(location()).toBe('/verify');
  });
});
