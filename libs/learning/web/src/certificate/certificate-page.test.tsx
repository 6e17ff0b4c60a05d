import { userLoaded, userSlice } from '@lms/auth/web';
import { sessionEnded } from '@lms/entity-api';
import type { Certificate, MyCourse, OwnCertificate } from '@lms/learning/contract';
import { makeTestStore, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { certificatePage } from './certificate-page';

const { Page } = certificatePage(() =>
  Promise.resolve(({ slug, title, without }) => (
    <p>{`${title}: ${slug} without ${without.join()}`}</p>
  )),
);

const serial = 'LMS-Y60KJ-V473B-7HAAS-79F8M';
const certificate: Certificate = {
  serial,
  holderName: 'নাদিয়া রহমান',
  courseTitle: 'Active listening',
  courseSlug: 'clear-writing',
  categorySlug: 'soft-skills',
  organizationName: 'National Computer Council',
  language: 'bn',
  percent: null,
  // The first of September in Dhaka.
  issuedAt: '2026-08-31T20:00:00Z',
  revokedAt: null,
  revocationReason: null,
};

const holder = {
  id: 'user',
  email: 'nadia@test.lms',
  name: certificate.holderName,
  roles: ['ROLE_USER' as const],
  imageUrl: '',
  organizationCode: null,
};

const namesake = { ...holder, id: 'other' };
const earned = [{ serial }] as OwnCertificate[];
const begun = [{ courseId: 'begun' }] as MyCourse[];

const show = async (signedIn = false) => {
  const store = makeTestStore([userSlice]);
  const view = await renderWithStore(<Page />, {
    store,
    texts: ['certificate', 'people'],
    route: `/certificate/${serial}`,
    path: '/certificate/:serial',
    signedIn,
  });
  return { ...view, store };
};

describe('certificate page', () => {
  it('offers the PDF, the Open Badge and the public address, and LinkedIn to its holder', async () => {
    onCall('get', '/certificate/verify/:serial', { status: 'VALID', certificate });
    onCall('get', '/certificate/mine', earned);
    onCall('get', '/learning/course', begun);
    const { user, store } = await show(true);
    expect(await screen.findByText('নাদিয়া রহমান')).toHaveAttribute('lang', 'bn');
    expect(screen.getByRole('link', { name: 'Download as PDF' })).toHaveAttribute(
      'href',
      `/lms-web/api/certificate/${serial}.pdf`,
    );
    expect(screen.getByRole('link', { name: 'Download as Open Badge' })).toHaveAttribute(
      'href',
      `/lms-web/api/certificate/${serial}.png`,
    );
    for (const format of ['SVG', 'JSON']) {
      expect(screen.getByRole('link', { name: format })).toHaveAttribute(
        'href',
        `/lms-web/api/certificate/${serial}.${format.toLowerCase()}`,
      );
    }
    expect(screen.queryByRole('link', { name: 'Add to LinkedIn' })).toBeNull();
    act(() => void store.dispatch(userLoaded(holder)));
    const linkedIn = await screen.findByRole<HTMLAnchorElement>('link', {
      name: 'Add to LinkedIn',
    });
    const query = new URL(linkedIn.href).searchParams;
    expect(query.get('certUrl')).toBe(`${location.origin}/verify/${serial}`);
    expect([query.get('certId'), query.get('issueYear'), query.get('issueMonth')]).toEqual([
      serial,
      '2026',
      '9',
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/verify/${serial}`);
  });

  it('greets its holder, whom it leads on, until the holder leaves, and nobody else', async () => {
    onCall('get', '/certificate/verify/:serial', { status: 'VALID', certificate });
    onCall('get', '/certificate/mine', earned);
    onCall('get', '/learning/course', begun);
    const { store } = await show(true);
    expect(await screen.findByText('নাদিয়া রহমান')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Certificate' })).toBeVisible();
    expect(receivedCalls.map(({ path }) => path)).not.toContain('/certificate/mine');
    act(() => void store.dispatch(userLoaded(holder)));
    expect(await screen.findByRole('heading', { name: 'Well earned, নাদিয়া রহমান' })).toBeVisible();
    expect(
      await screen.findByText('What to learn next: clear-writing without begun'),
    ).toBeVisible();
    // Whoever comes to the device after its holder has left is a visitor.
    act(() => void store.dispatch(sessionEnded()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Certificate' })).toBeVisible();
  });

  it('leads the holder of a replaced one to the other, and tells anyone else to ask them', async () => {
    const replaced = { ...certificate, revokedAt: '2026-09-01T10:00:00Z', replaced: true };
    onCall('get', '/certificate/verify/:serial', { status: 'REVOKED', certificate: replaced });
    const other = 'LMS-AAAAA-BBBBB-CCCCC-DDDDD';
    onCall('get', '/certificate/mine', [
      { serial: 'LMS-OTHER', status: 'VALID', courseId: 'another', pathId: null },
      { serial: other, status: 'VALID', courseId: 'course', pathId: null },
      { serial, status: 'REVOKED', courseId: 'course', pathId: null },
    ] as OwnCertificate[]);
    const { store } = await show(true);
    expect(await screen.findByText(/Ask the holder for its number/)).toBeVisible();
    act(() => void store.dispatch(userLoaded(holder)));
    const link = await screen.findByRole('link', { name: /^See the corrected certificate/ });
    expect(link).toHaveAttribute('href', `/certificate/${other}`);
    expect(screen.queryByText(/Ask the holder/)).toBeNull();
  });

  it('knows the holder of a learning path’s certificate, without courses like it', async () => {
    const courses = [{ title: 'Web basics', language: 'en' as const, isValid: true }];
    const ofPath = { ...certificate, courses };
    onCall('get', '/certificate/verify/:serial', { status: 'VALID', certificate: ofPath });
    onCall('get', '/certificate/mine', earned);
    const { store } = await show(true);
    act(() => void store.dispatch(userLoaded(holder)));
    expect(await screen.findByRole('link', { name: 'Add to LinkedIn' })).toBeVisible();
    expect(screen.getByText('Web basics')).toBeVisible();
    expect(receivedCalls.map(({ path }) => path)).not.toContain('/learning/course');
  });

  it('is not taken for that of a reader with the same name', async () => {
    onCall('get', '/certificate/verify/:serial', { status: 'VALID', certificate });
    onCall('get', '/certificate/mine', [{ serial: 'another' }] as OwnCertificate[]);
    const { store } = await show(true);
    act(() => void store.dispatch(userLoaded(namesake)));
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('another'));
    expect(screen.getByRole('heading', { level: 1, name: 'Certificate' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add to LinkedIn' })).toBeNull();
  });

  it('offers nothing to keep of a revoked one', async () => {
    onCall('get', '/certificate/verify/:serial', {
      status: 'REVOKED',
      certificate: { ...certificate, revokedAt: '2026-09-01T10:00:00Z' },
    });
    await show();
    expect(await screen.findByText('This certificate has been revoked')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download as PDF' })).toBeNull();
  });
});
