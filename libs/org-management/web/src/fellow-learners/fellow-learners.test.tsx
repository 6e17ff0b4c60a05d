import type { FellowLearner } from '@lms/org-management/contract';
import { onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FellowLearners } from './fellow-learners';

const zainab: FellowLearner = {
  id: 'f1',
  name: 'Zainab Khatun',
  imageUrl: null,
  occupation: 'Tailor',
  courses: [{ title: 'ওয়েব', language: 'bn' }],
};
const show = (answer: object, route = '/') => {
  onCall('post', '/fellow-learner/find', answer as never);
  return renderWithStore(<FellowLearners />, { texts: ['users'], route, signedIn: true });
};

describe('fellow learners', () => {
  it('are shown by name, occupation and the courses that are shared', async () => {
    await show({ items: [zainab], total: 1 });
    const card = (await screen.findByRole('heading', { name: 'Zainab Khatun' })).closest('li');
    expect(within(card as HTMLElement).getByText('Tailor')).toBeVisible();
    expect(screen.getByText('ওয়েব')).toHaveAttribute('lang', 'bn');
    expect(screen.getByRole('status')).toHaveTextContent('1 person');
    expect(screen.getByRole('link', { name: /Choose whether/ })).toHaveAttribute(
      'href',
      '/profile?tab=data',
    );
  });

  it('are searched by name, which the address keeps', async () => {
    const { user, location } = await show({ items: [], total: 0 });
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'Zai');
    await waitFor(() => expect(location()).toBe('/?q=Zai'));
    expect(await screen.findByText('No one with this name takes your courses.')).toBeVisible();
    expect(receivedCalls.at(-1)?.body).toMatchObject({ searchTerm: 'Zai' });
  });

  it('come page by page', async () => {
    await show({ items: [zainab], total: 31 }, '/?page=2');
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/?page=3');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/');
  });

  it('are those of the last page where the address asks for one beyond', async () => {
    onCall('post', '/fellow-learner/find', ({ body }) => {
      const { page } = (body as { paginator: { page: number } }).paginator;
      return { items: page > 3 ? [] : [zainab], total: 31 };
    });
    const { location } = await renderWithStore(<FellowLearners />, {
      texts: ['users'],
      route: '/?q=Za&page=99',
      signedIn: true,
    });
    await expect.poll(location).toBe('/?q=Za&page=3');
    expect(await screen.findByRole('heading', { name: 'Zainab Khatun' })).toBeVisible();
  });

  it('say what went wrong, and that there is nobody', async () => {
    const { user } = await show(problem(500, 'server.fault'));
    expect(await screen.findByRole('alert')).toBeVisible();
    onCall('post', '/fellow-learner/find', { items: [], total: 0 });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('No one else takes your courses yet.')).toBeVisible();
  });
});
