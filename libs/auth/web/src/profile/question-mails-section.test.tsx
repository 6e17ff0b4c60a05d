import { onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildProfile } from '../../testing/profile';
import { QuestionMailsSection } from './question-mails-section';
import { WithProfile } from './with-profile';

const show = async () => {
  onCall('get', '/user/me/profile', buildProfile());
  const { user } = await renderWithStore(
    <WithProfile>
      {({ questionMails }) => <QuestionMailsSection wanted={questionMails} />}
    </WithProfile>,
    { slices: [toastSlice], texts: ['profile', 'problems'], signedIn: true },
  );
  const box = await screen.findByRole('checkbox', { name: /^Send me one email a day/ });
  expect(box).toBeChecked();
  return { user, box };
};

it('turns the daily mail of questions off', async () => {
  onCall('put', '/user/me/question-mails');
  const { user, box } = await show();
  await user.click(box);
  await waitFor(() => expect(receivedCalls.at(-1)?.body).toEqual({ wanted: false }));
  expect(box).not.toBeChecked();
});

it('goes back, with the reason, if the server refuses', async () => {
  onCall('put', '/user/me/question-mails', problem(500, 'server.fault'));
  const { user, box } = await show();
  await user.click(box);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(box).toBeChecked();
});
