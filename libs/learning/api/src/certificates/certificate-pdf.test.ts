import type { Certificate } from '@lms/learning/contract';
import { expect, it } from 'vitest';
import { certificatePdf } from './certificate-pdf';

it('takes a name for text, whatever it holds', async () => {
  const name = '<b>x</b> {{name}} $t(cart.title)';
  const certificate = {
    serial: 'LMS-00000-00000-00000-00000',
    holderName: name,
    courseTitle: name,
    courseSlug: 'clear-writing',
    categorySlug: 'soft-skills',
    organizationName: 'BCC',
    language: 'en',
    percent: 83.333,
    issuedAt: '2026-08-13T21:00:00.000Z',
  } as Certificate;
  const pdf = await certificatePdf(certificate, 'http://localhost');
  const plain = pdf.toString('latin1').replaceAll(/\\([()])/g, '$1');
  expect(plain).toContain(`/ActualText (${name})`);
  expect(plain).toContain(`Certificate of Completion`);
  expect(plain).toContain('/ActualText (August 14, 2026)');
  expect(plain).toContain('/ActualText (Final quiz result: 83.33%)');
});
