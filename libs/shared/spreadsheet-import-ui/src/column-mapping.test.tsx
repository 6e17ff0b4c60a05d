import { chooseOption, onCall, optionsOf } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, buildReport, choose, done, imports, show } from '../testing/import-fixture';

beforeEach(() => onCall('get', '/user/import', []));

describe('a column that was not understood', () => {
  it('lets a column that was not understood be given a field, and imports it so', async () => {
    const unknown = buildReport({
      unknownColumns: ['Beruf', 'Ort'],
      unsetFields: ['occupation', 'roles'],
    });
    const checked = buildReport({ unknownColumns: ['Ort'], unsetFields: ['roles'] });
    answers(unknown, checked, done);
    const view = await show();
    await choose(view);
    const field = await screen.findByLabelText('Beruf');
    expect(await optionsOf(view.user, field)).toEqual(['Leave out', 'Roles', 'Occupation']);
    await chooseOption(view.user, field, 'Occupation');
    // What one column has, the other can't have.
    expect(await optionsOf(view.user, screen.getByLabelText('Ort'))).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    await view.user.click(
      screen.getByRole('button', { name: 'Check the file with these columns' }),
    );
    await waitFor(() => expect(imports()).toHaveLength(2));
    const mapping = JSON.stringify({ Beruf: 'occupation' });
    expect(Object.fromEntries(imports()[1]?.query ?? [])).toMatchObject({
      dryRun: 'true',
      mapping,
    });
    expect(await screen.findByLabelText('Beruf')).toHaveAccessibleDescription('Occupation');
    await view.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    await waitFor(() => expect(imports()).toHaveLength(3));
    expect(Object.fromEntries(imports()[2]?.query ?? [])).toMatchObject({
      dryRun: 'false',
      mapping,
    });
  });

  it('asks which column holds what is missing, when nothing could be read without it', async () => {
    const missing = {
      unknownColumns: ['E-Mail-Adresse'],
      unsetFields: ['username'],
      missingFields: ['username'],
    };
    answers(buildReport({ ...missing, total: 0, created: 0, changed: 0, items: [] }));
    await choose(await show());
    expect(await screen.findByText(/^The file has no column for: Email\./)).toBeVisible();
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveValue('');
    expect(screen.queryByText('The file has no rows below its header.')).toBeNull();
  });
});
