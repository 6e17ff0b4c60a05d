import type { ContactInput } from '@lms/catalog/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Page } from './contact-page';

const show = (route = '/contact', language: 'en' | 'bn' = 'en') =>
  renderWithStore(
    <>
      <Page />
      <Link to="/contact?topic=organization">Join</Link>
    </>,
    { route, path: '/contact', texts: ['site', 'validation', 'problems'], language },
  );
type User = Awaited<ReturnType<typeof show>>['user'];

let tokens = 0;
beforeEach(() => {
  tokens = 0;
  onCall('get', '/catalog/contact/token', () => ({ token: `token-${(tokens += 1)}` }));
});

const sent = () =>
  receivedCalls
    .filter(({ method, path }) => method === 'POST' && path === '/catalog/contact')
    .map(({ body }) => body as ContactInput);

const button = () => screen.findByRole('button', { name: 'Send message' });
const fill = async (user: User) => {
  await user.type(await screen.findByLabelText('Your name'), 'Rahima');
  await user.type(screen.getByLabelText('Your email'), 'rahima@example.org');
  await user.type(screen.getByLabelText('Your message'), 'How can I join?');
};
const expectFilled = () => {
  expect(screen.getByLabelText('Your name')).toHaveValue('Rahima');
  expect(screen.getByLabelText('Your email')).toHaveValue('rahima@example.org');
  expect(screen.getByLabelText('Your message')).toHaveValue('How can I join?');
};

describe('the contact page', () => {
  it('says how those who run the site are reached before the form is there', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'help@skills.example.org' })).toHaveAttribute(
      'href',
      'mailto:help@skills.example.org',
    );
    expect(screen.getByRole('link', { name: '+880 2 5500 0100' })).toHaveAttribute(
      'href',
      'tel:+880255000100',
    );
    expect(screen.getByText('Agargaon, Dhaka 1207')).toHaveAttribute('lang', 'en');
    expect(screen.queryByLabelText('Your name')).toBeNull();
    expect(await button()).toBeVisible();
  });

  it('sends the message once, thanks and leads the reader to the thanks', async () => {
    onCall('post', '/catalog/contact');
    const { user } = await show('/contact', 'en');
    await fill(user);
    await user.dblClick(await button());
    const thanks = await screen.findByRole('heading', { name: 'Thank you for your message' });
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(screen.getByText(/We will reply to rahima@example.org/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
    expect(sent()).toEqual([
      {
        name: 'Rahima',
        email: 'rahima@example.org',
        topic: 'GENERAL',
        message: 'How can I join?',
        language: 'en',
        token: 'token-1',
        website: '',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(await screen.findByLabelText('Your message')).toHaveValue('');
  });

  it('begins with the topic of the address', async () => {
    await show('/contact?topic=certificate');
    expect(await screen.findByLabelText('What is it about?')).toHaveValue('CERTIFICATE');
  });

  it('takes another topic from a link and keeps what was typed', async () => {
    const { user } = await show('/contact?topic=nonsense');
    await fill(user);
    expect(screen.getByLabelText('What is it about?')).toHaveValue('GENERAL');
    await user.click(screen.getByRole('link', { name: 'Join' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByDisplayValue('Join as an organization')).toBeVisible();
    expectFilled();
  });

  it('refuses what is missing beside its field, and sends nothing', async () => {
    const { user } = await show();
    await user.click(await button());
    expect(await screen.findByText('Please correct these 3 fields:')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Your name is required' })).toHaveFocus(),
    );
    expect(screen.getAllByText('Email is required')).not.toHaveLength(0);
    expect(sent()).toEqual([]);
  });

  it('shows people no field that only machines fill in', async () => {
    await show();
    await button();
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
  });

  it('says so in Bengali', async () => {
    await show('/contact', 'bn');
    expect(await screen.findByRole('button', { name: 'বার্তা পাঠান' })).toBeVisible();
  });
});

describe('a message that does not arrive', () => {
  it.each([
    ['at a fault', () => problem(500, 'server.fault'), /Something went wrong on our side/],
    [
      'after too many',
      () => problem(429, 'request.tooMany', { headers: { 'retry-after': '600' } }),
      /try again in 10 minutes/,
    ],
    ['offline', () => offline(), /You seem to be offline/],
    ['sent too soon', () => problem(400, 'contact.tooSoon'), /wait a few seconds/],
  ])('is told, stays and can be sent again: %s', async (_name, answer, text) => {
    onCall('post', '/catalog/contact', answer);
    const { user } = await show();
    await fill(user);
    await user.click(await button());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(text)).toBeVisible();
    expectFilled();
    onCall('post', '/catalog/contact');
    await user.click(await button());
    expect(await screen.findByText('Thank you for your message')).toBeVisible();
    expect(sent()).toHaveLength(2);
  });

  it('goes with a new token when the form was open for too long', async () => {
    onCall('post', '/catalog/contact', () => problem(400, 'contact.expired'));
    const { user } = await show();
    await fill(user);
    await user.click(await button());
    expect(await screen.findByText(/what you wrote is still here/)).toBeVisible();
    expectFilled();
    onCall('post', '/catalog/contact');
    await user.click(await button());
    expect(await screen.findByText('Thank you for your message')).toBeVisible();
    expect(sent().map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  });

  it('asks for the token again when the form was opened offline', async () => {
    onCall('get', '/catalog/contact/token', offline());
    const { user } = await show();
    await fill(user);
    await user.click(await button());
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    expectFilled();
    onCall('get', '/catalog/contact/token', { token: 'late' });
    onCall('post', '/catalog/contact');
    await user.click(await button());
    expect(await screen.findByText('Thank you for your message')).toBeVisible();
    expect(sent()[0]?.token).toBe('late');
  });

  it('marks what only the server refuses', async () => {
    onCall('post', '/catalog/contact', () =>
      problem(400, 'validation.failed', { errors: [{ field: 'name', code: 'invalid' }] }),
    );
    const { user } = await show();
    await fill(user);
    await user.click(await button());
    expect(await screen.findAllByText('Your name is not valid')).not.toHaveLength(0);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Your name is not valid' })).toHaveFocus(),
    );
  });
});
