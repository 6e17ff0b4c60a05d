import { chooseOption, optionsOf } from '@lms/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from './select';

const grades = ['Good', 'Fair', 'Poor'].map((label, value) => ({ value, label }));

it('tells what is chosen, and changes it by pointer', async () => {
  const onChange = vi.fn();
  const user = userEvent.setup();
  render(<Select aria-label="Grade" value={1} options={grades} onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Grade' });
  expect(field).toHaveAccessibleDescription('Fair');
  expect(await optionsOf(user, field)).toEqual(['Good', 'Fair', 'Poor']);
  await chooseOption(user, field, 'Poor');
  expect(onChange.mock.lastCall?.[0]).toBe(2);
});

it('finds one of many by typing', async () => {
  const user = userEvent.setup();
  const years = Array.from({ length: 30 }, (_, at) => ({ value: at, label: `Year ${at + 1990}` }));
  render(<Select aria-label="Year" value={-1} options={years} onChange={() => undefined} />);
  const field = screen.getByRole('combobox', { name: 'Year' });
  expect(field).not.toHaveAccessibleDescription();
  await user.type(field, '2013');
  await expect
    .poll(() => screen.getAllByRole('option').map((option) => option.textContent))
    .toEqual(['Year 2013']);
});
