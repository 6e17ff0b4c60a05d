import type { BatchLearner } from '@lms/org-management/contract';
import { onCall } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../testing/organizations';
import { BatchLearnersDialog } from './batch-learners-dialog';

it('shows the progress of a learner as the percentage that it is, and leads to the enrolment', async () => {
  const learner: BatchLearner = {
    enrolmentId: '0198a000-0000-7000-8000-000000000001',
    name: 'Nadia Islam',
    email: 'nadia@example.org',
    courseTitle: 'Web basics',
    progressPercent: 40,
    enrolledAt: '2026-08-14T08:00:00.000Z',
    completedAt: null,
  };
  onCall('get', '/batch-code/:id/learner', [learner]);
  const batch = { id: '0198a000-0000-7000-8000-000000000002', code: 'BATCH-1' };
  await renderAs(
    'ROLE_SYSTEM',
    <BatchLearnersDialog batch={batch} onClose={() => undefined} />,
    '/',
  );
  expect(await screen.findByText(/\b40%/)).toBeVisible();
  const enrolments = '/course-management/create-course/enrolments';
  const search = `q=nadia%40example.org&filter.batchCodeId=${batch.id}&item=${learner.enrolmentId}`;
  expect(screen.getByRole('link', { name: 'Nadia Islam' })).toHaveAttribute(
    'href',
    `${enrolments}?${search}`,
  );
});
