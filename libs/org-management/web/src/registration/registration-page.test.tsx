import {
  documentPieceBytes,
  type OrganizationRegistrationInput,
} from '@lms/org-management/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Page } from './registration-page';

const show = (language: 'en' | 'bn' = 'en') =>
  renderWithStore(<Page />, {
    route: '/partners/join',
    texts: ['organizations', 'validation', 'problems'],
    language,
  });
type User = Awaited<ReturnType<typeof show>>['user'];

const path = '/organization/register';
const licence = new File([new Uint8Array(documentPieceBytes + 10)], 'licence.pdf', {
  type: 'application/pdf',
});
const stored = { key: 'key-1', received: licence.size, stored: true };

let tokens = 0;
beforeEach(() => {
  tokens = 0;
  onCall('get', `${path}/token`, () => ({ token: `token-${(tokens += 1)}` }));
  onCall('post', `${path}/document`, { key: 'key-1', received: 0, stored: false });
  let pieces = 0;
  onCall('put', `${path}/document/key-1`, () => {
    pieces += 1;
    return pieces === 1 ? { ...stored, received: documentPieceBytes, stored: false } : stored;
  });
});

const button = () => screen.findByRole('button', { name: 'Submit registration' });
const choose = async (user: User, file = licence) =>
  user.upload(await screen.findByLabelText('Add a document'), file);
const fill = async (user: User) => {
  const type = async (label: string, text: string) =>
    user.type(await screen.findByLabelText(label), text);
  await type('Organization name', 'Skill House');
  await type('Short name', 'skill-house');
  await user.selectOptions(screen.getByLabelText('Organization type'), 'NGO');
  await type('Organization email', 'office@skills.example');
  await type('Organization phone', '01700000000');
  await type('Address', 'Mirpur, Dhaka');
  await type('Contact person’s full name', 'Rahima Khatun');
  await type('Contact person’s email', 'rahima@skills.example');
  await type('Contact person’s phone', '01700000001');
  await choose(user);
  await screen.findByText('Uploaded');
  await user.click(screen.getByRole('checkbox'));
};
const sent = () =>
  receivedCalls
    .filter(({ method, path: to }) => method === 'POST' && to === path)
    .map(({ body }) => body as OrganizationRegistrationInput);

describe('the page of an organization that asks to join', () => {
  it('says what happens before the form is there', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Join as an organization');
    expect(screen.getByText(/such as a trade licence/)).toBeVisible();
    expect(screen.queryByLabelText('Short name')).toBeNull();
    expect(await button()).toBeVisible();
  });

  it('sends all that was said once, with papers in pieces, and thanks', async () => {
    onCall('post', path, { code: 'SKILL-HOUSE' });
    const { user } = await show();
    await fill(user);
    expect(screen.getByLabelText('Short name')).toHaveValue('SKILL-HOUSE');
    await user.dblClick(await button());
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Thank you, Skill House' })).toHaveFocus(),
    );
    expect(screen.getByText(/We have sent an email to rahima@skills.example/)).toBeVisible();
    expect(sent()).toMatchObject([
      {
        code: 'SKILL-HOUSE',
        type: 'NGO',
        website: '',
        documents: ['key-1'],
        terms: true,
        token: 'token-1',
        fax: '',
        language: 'en',
        contactPerson: { email: 'rahima@skills.example', designation: '' },
      },
    ]);
    const offsets = receivedCalls
      .filter(({ method }) => method === 'PUT')
      .map(({ query }) => query.get('offset'));
    expect(offsets).toEqual(['0', String(documentPieceBytes)]);
  });

  it('names every field that is missing, leads to the first, and sends nothing', async () => {
    const { user } = await show();
    await user.click(await button());
    expect(await screen.findByText('Please correct these 11 fields:')).toBeVisible();
    const [first] = screen.getAllByRole('link', { name: 'Organization name is required' });
    await waitFor(() => expect(first).toHaveFocus());
    expect(screen.getAllByText('At least one document is required')).not.toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  it('shows people no field that only machines fill in', async () => {
    await show();
    await button();
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
  });

  it('speaks Bengali', async () => {
    await show('bn');
    expect(await screen.findByRole('button', { name: 'নিবন্ধন জমা দিন' })).toBeVisible();
  });
});

describe('a registration that does not arrive', () => {
  it.each([
    ['at a fault', () => problem(500, 'server.fault'), /Something went wrong on our side/],
    ['offline', () => offline(), /You seem to be offline/],
    ['sent too soon', () => problem(400, 'contact.tooSoon'), /wait a few seconds/],
  ])('is told, stays and can be sent again: %s', async (_name, answer, text) => {
    onCall('post', path, answer);
    const { user } = await show();
    await fill(user);
    await user.click(await button());
    expect(within(await screen.findByRole('alert')).getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Organization name')).toHaveValue('Skill House');
    onCall('post', path, { code: 'SKILL-HOUSE' });
    await user.click(await button());
    expect(await screen.findByText('Thank you, Skill House')).toBeVisible();
    expect(sent().map(({ documents }) => documents)).toEqual([['key-1'], ['key-1']]);
  });

  it('marks a short name that is taken', async () => {
    const errors = [{ field: 'code', code: 'taken' as const }];
    onCall('post', path, () => problem(409, 'entity.duplicate', { errors }));
    const { user } = await show();
    await fill(user);
    await user.click(await button());
    expect(await screen.findAllByText('Short name is already taken')).not.toHaveLength(0);
    const summary = screen.getByRole('link', { name: /Short name is already taken/ });
    await waitFor(() => expect(summary).toHaveFocus());
  });
});

describe('a paper', () => {
  it('that is too large is not sent, and can be taken away', async () => {
    const { user } = await show();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.pdf', {
      type: 'application/pdf',
    });
    await choose(user, large);
    expect(await screen.findByText('large.pdf is too large. The limit is 5 MB.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove large.pdf' }));
    expect(screen.queryByText(/large.pdf/)).toBeNull();
    expect(receivedCalls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('that is no paper is told', async () => {
    onCall('put', `${path}/document/key-1`, () => problem(415, 'request.unsupportedType'));
    const { user } = await show();
    await choose(user);
    expect(await screen.findByText('licence.pdf is neither a PDF nor a picture.')).toBeVisible();
  });

  it('goes on where it stopped when the line is back', async () => {
    onCall('put', `${path}/document/key-1`, () => offline());
    const { user } = await show();
    await choose(user);
    const again = await screen.findByRole('button', { name: 'Try again' });
    onCall('put', `${path}/document/key-1`, stored);
    await user.click(again);
    expect(await screen.findByText('Uploaded')).toBeVisible();
    const opened = receivedCalls.filter(({ path: to }) => to === `${path}/document`);
    expect(opened).toHaveLength(1);
  });
});
