import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useTypedSearch } from './use-typed-search';

const sent: string[] = [];
beforeEach(() => void sent.splice(0));
const Field = ({ value }: { value: string }) => {
  const { text, type, search } = useTypedSearch(value, (term) => sent.push(term));
  return <input value={text} onChange={({ target }) => type(target.value)} onBlur={search} />;
};
const field = () => screen.getByRole('textbox');
const typeAndLeave = (value: string) => {
  fireEvent.change(field(), { target: { value } });
  fireEvent.blur(field());
};

it('keeps what was typed while a search was on its way', () => {
  const { rerender } = render(<Field value="" />);
  typeAndLeave('a');
  fireEvent.change(field(), { target: { value: 'ab' } });
  rerender(<Field value="a" />);
  expect(field()).toHaveValue('ab');
  expect(sent).toEqual(['a']);
});

it('keeps it also while several searches are on their way, of which some never arrive', () => {
  const { rerender } = render(<Field value="" />);
  ['a', 'ab', 'abc'].forEach(typeAndLeave);
  fireEvent.change(field(), { target: { value: 'abcd' } });
  rerender(<Field value="a" />);
  rerender(<Field value="abc" />);
  expect(field()).toHaveValue('abcd');
  expect(sent).toEqual(['a', 'ab', 'abc']);
});

it('follows a search from elsewhere, such as Back, to the first one and again', () => {
  const { rerender } = render(<Field value="" />);
  typeAndLeave('a');
  rerender(<Field value="a" />);
  rerender(<Field value="" />);
  expect(field()).toHaveValue('');
  rerender(<Field value="a" />);
  expect(field()).toHaveValue('a');
});
