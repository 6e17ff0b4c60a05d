import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar, initialsOf } from './avatar';

it.each([
  ['Mahbub Alam', 'MA'],
  ['  rina  akter begum ', 'RB'],
  ['রুমানা বড়ুয়া', 'রু'],
  ['Nadia', 'N'],
  ['', ''],
])('takes the initials of "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('shows initials in place of a blank picture, and tells neither to a screen reader', () => {
  const { rerender } = render(<Avatar name="Nadia" imageUrl="/media/blank-user.svg" />);
  expect(screen.getByText('N')).toHaveAttribute('aria-hidden', 'true');
  rerender(<Avatar name="Nadia" imageUrl="/media/nadia.webp" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/media/nadia.webp');
});
