import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { plainDigits } from './plain-digits';

const typed = vi.fn(() => true);
// Missing in jsdom.
document.execCommand = typed;
afterEach(() => typed.mockClear());

const type = (data: string) => {
  render(<input type="number" aria-label="Mark" {...plainDigits} />);
  const field = screen.getByRole('spinbutton', { name: 'Mark' });
  const code = data.codePointAt(0);
  return fireEvent.keyPress(field, { key: data, charCode: code, which: code });
};

it('types the digit that a Bengali one stands for', () => {
  expect(type('৭')).toBe(false);
  expect(typed).toHaveBeenCalledWith('insertText', false, '7');
});

it('leaves all else to the browser', () => {
  expect(type('7')).toBe(true);
  expect(typed).not.toHaveBeenCalled();
});
