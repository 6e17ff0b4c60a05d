import type { CheckedBadge, Verification } from '@lms/learning/contract';
import { offline, onCall, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Desk } from './desk';

const one = 'LMS-Y60KJ-V473B-7HAAS-79F8M';
const two = 'LMS-00000-11111-22222-ABCDE';
const valid: Verification = {
  status: 'VALID',
  certificate: {
    serial: one,
    holderName: 'Nadia Rahman',
    courseTitle: 'Active listening',
    courseSlug: 'a',
    categorySlug: 'b',
    organizationName: 'National Computer Council',
    language: 'en',
    percent: 92.5,
    issuedAt: '2026-08-14T10:00:00Z',
    revokedAt: null,
    revocationReason: null,
  },
};
const foreign: CheckedBadge = {
  verdict: 'VALID',
  reason: null,
  serial: null,
  holder: 'Rahima <b>Khatun</b>',
  course: 'Weaving',
  issuer: 'School of Weaving',
  isHolderHashed: false,
  site: 'did:key:z6Mk',
  provenBy: null,
  issuedAt: '2026-01-05T00:00:00Z',
};

const many = '/certificate/verify/many';
const answerSerials = (asked: string[][] = []) =>
  onCall('post', many, ({ body }) => {
    const { serials } = body as { serials: string[] };
    asked.push(serials);
    const verifications = serials.map((serial) =>
      serial === one ? valid : { status: 'UNKNOWN', certificate: null },
    );
    return { verifications };
  });

const open = async (asksIssuers = false) => {
  onCall('get', '/certificate/badge/verify', { asksIssuers });
  return renderWithStore(<Desk />, { texts: ['verification'], route: '/verify/many' });
};
const check = () => screen.getByRole('button', { name: 'Check' });
const rows = () => screen.getAllByRole('row').slice(1);

const revocation = {
  revokedAt: '2026-09-01T10:00:00Z',
  revocationReason: 'The name was misspelt',
  replaced: true,
};
const whyRevoked =
  /^A corrected certificate .* Not valid since Sep 1, 2026\. Reason: The name was misspelt$/;

describe('the employer’s desk', () => {
  it('says since when and why a certificate is revoked, and that another replaced it', async () => {
    const revoked = { ...valid.certificate, ...revocation };
    onCall('post', many, { verifications: [{ status: 'REVOKED', certificate: revoked }] });
    const { user } = await open();
    await user.type(screen.getByLabelText('Certificate numbers'), one);
    await user.click(check());
    expect(await screen.findByText(whyRevoked)).toBeVisible();
  });

  it('says the same of the badge of a revoked certificate', async () => {
    const checked: CheckedBadge = {
      ...foreign,
      verdict: 'REVOKED',
      serial: one,
      language: 'bn',
      revoked: revocation,
    };
    onCall('post', '/certificate/badge/verify', { badges: [{ checked, receipt: 'r' }] });
    const { user } = await open();
    await user.upload(
      screen.getByLabelText('Choose files or drop them here'),
      new File(['{"a":1}'], 'badge.json'),
    );
    await user.click(check());
    expect(await screen.findByText(whyRevoked)).toBeVisible();
    expect(screen.getByText('Weaving').parentElement).toHaveAttribute('lang', 'bn');
  });

  it('shows a row for everything that was given, and asks about each certificate once', async () => {
    const asked: string[][] = [];
    answerSerials(asked);
    onCall('post', '/certificate/badge/verify', { badges: [{ checked: foreign, receipt: 'r' }] });
    const { user } = await open();
    await user.type(screen.getByLabelText('Certificate numbers'), `hello\n${one}\n${two}\n${one}`);
    await user.upload(
      screen.getByLabelText('Choose files or drop them here'),
      new File(['{"a":1}'], 'badge.json'),
    );
    await user.click(check());
    expect(await screen.findByRole('heading', { name: 'Results' })).toHaveFocus();
    expect(asked).toEqual([[one, two]]);
    const [noise, first, second, third, badge] = rows();
    expect(noise).toHaveTextContent('No complete certificate number was found.');
    expect(first).toHaveTextContent('Nadia Rahman');
    expect(second).toHaveTextContent('Unknown');
    expect(third).toHaveTextContent('Same as row 2');
    expect(badge).toHaveTextContent('Rahima <b>Khatun</b>');
    expect(badge).toHaveTextContent('The name of the issuer is what the file says.');

    await user.click(screen.getByRole('button', { name: '1 Unknown' }));
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: '5 All' })).toBeVisible();
  });

  it('says that the issuer’s site is asked, and what it confirmed', async () => {
    const site = 'https://badges.example.org/1';
    const results: Partial<CheckedBadge>[] = [
      { site, provenBy: 'badges.example.org', holder: null, isHolderHashed: true },
      { site, verdict: 'CANNOT_CHECK', reason: 'notReached', holder: null, course: null },
      { site, verdict: 'EXPIRED', holder: null, course: null, issuer: null, issuedAt: null },
    ];
    onCall('post', '/certificate/badge/verify', {
      badges: results.map((one) => ({ checked: { ...foreign, ...one }, receipt: 'r' })),
    });
    const { user } = await open(true);
    expect(await screen.findByText(/learns that someone is checking the badge/)).toBeVisible();
    await user.upload(
      screen.getByLabelText('Choose files or drop them here'),
      [1, 2, 3].map((id) => new File([`{"a":${id}}`], `${id}.json`)),
    );
    await user.click(check());
    await screen.findByRole('heading', { name: 'Results' });
    const [confirmed, unreached, unproved] = rows();
    expect(confirmed).toHaveTextContent('Confirmed by the issuer’s site badges.example.org.');
    expect(confirmed).toHaveTextContent('This code was not compared with anyone’s details.');
    expect(unreached).toHaveTextContent('could not be reached or did not answer in time');
    // Nothing is said of a signature that nobody checked.
    expect(unproved).not.toHaveTextContent('signature');
  });

  it('names what the server did not answer, and asks again for that alone', async () => {
    const asked: string[][] = [];
    onCall('post', many, offline);
    const { user } = await open();
    await user.type(screen.getByLabelText('Certificate numbers'), `${one} ${two}`);
    await user.click(check());
    const alert = await screen.findByText(/2 entries were not checked/);
    expect(rows()[0]).toHaveTextContent('The server did not answer.');
    answerSerials(asked);
    await user.click(within(document.body).getByRole('button', { name: 'Check the rest' }));
    expect(await screen.findByText('Nadia Rahman')).toBeVisible();
    expect(alert).not.toBeInTheDocument();
    expect(asked).toEqual([[one, two]]);
  });

  it('asks for something first', async () => {
    const { user } = await open();
    await user.click(check());
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a certificate number');
  });
});
