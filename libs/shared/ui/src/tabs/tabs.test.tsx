import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs';

const names = ['one', 'two', 'three'] as const;

const Example = () => {
  const [shown, setShown] = useState<(typeof names)[number]>('one');
  const tabs = names.map((name) => ({ name, text: `Tab ${name}`, content: `Panel ${name}` }));
  return <Tabs label="Example" tabs={tabs} shown={shown} onShow={setShown} />;
};
const tab = (name: string) => screen.getByRole('tab', { name: `Tab ${name}` });

it('shows the panel of the tab that is pressed, and no other', async () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Example' })).toBeVisible();
  await userEvent.click(tab('two'));
  expect(tab('two')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toHaveTextContent('Panel two');
  expect(screen.queryByText('Panel one')).toBeNull();
});

it('is one stop of the Tab key, in which arrows, Home and End move', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(tab('one')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('three')).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Panel three');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('two')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tab('three')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(tab('one')).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
