import { userLoaded } from '@lms/auth/web';
import { tokensReceived } from '@lms/entity-api';
import { useEnrolment } from '@lms/learning/web';
import { onCall, renderWithStore, testTokens } from '@lms/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startStore } from '../testing/start-store';
import { followReturn } from './follow-return';

const Enrolment = () => <p>{useEnrolment('html') ? 'Enrolled' : 'Not enrolled'}</p>;

it('shows an enrolment made in another tab once its reader is back', async () => {
  const store = await startStore();
  store.dispatch(tokensReceived(testTokens));
  store.dispatch(
    userLoaded({
      id: '1',
      email: 'rina@example.com',
      name: 'Rina',
      roles: ['ROLE_USER'],
      imageUrl: '/media/blank-user.svg',
      organizationCode: null,
    }),
  );
  followReturn(store);
  onCall('get', '/learning/course', []);
  await renderWithStore(<Enrolment />, { store });
  expect(await screen.findByText('Not enrolled')).toBeVisible();
  onCall('get', '/learning/course', [{ courseId: 'html', status: 'ACTIVE' }]);
  // What is still being loaded is not asked for again.
  await waitFor(() => {
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByText('Enrolled')).toBeVisible();
  });
});
