import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { expect, it } from 'vitest';
import { makeCertificate } from './certificate';

it.each(Array.from({ length: 48 }, (_, more) => more))(
  'is read whatever its length is (%i letters more)',
  (more) => {
    const host = `${'a'.repeat(more + 1)}.example.org`;
    const certificate = makeCertificate([host]);
    createSecureContext(certificate);
    expect(new X509Certificate(certificate.cert).checkHost(host)).toBe(host);
  },
);
