import { AntdProvider } from '@lms/admin-ui';
import { onCall, receivedCalls } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAs } from '../../testing/organizations';
import { BatchCodeForm } from './batch-code-form';
import { BatchSeriesDialog } from './batch-series-dialog';

const close = () => undefined;

it.each([
  ['code', 'Save', <BatchCodeForm entityId="new" mayWrite onClose={close} />],
  ['series', 'Create codes', <BatchSeriesDialog open onClose={close} />],
] as const)('asks whose a new %s is before it is sent', async (_what, button, form) => {
  onCall('post', '/organization/find', { items: [], total: 0 } as never);
  onCall('post', '/course/find', { items: [], total: 0 } as never);
  const { user } = await renderAs('ROLE_SYSTEM', <AntdProvider>{form}</AntdProvider>, '/');
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByRole('link', { name: /^Organization/ })).toBeVisible();
  expect(receivedCalls.map(({ path }) => path)).not.toContain('/batch-code');
});
