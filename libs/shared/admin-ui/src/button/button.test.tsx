import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Fieldset } from '../form/fieldset';
import { ButtonLink } from './button-link';
import { whileBusy } from './while-busy';

it('keeps name and focus while its action is running, and acts no second time', async () => {
  const act = vi.fn();
  const button = (isBusy: boolean) => (
    <Button {...whileBusy(isBusy)} onClick={act}>
      Save
    </Button>
  );
  const { rerender } = render(button(false));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(button(true));
  const busy = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(busy);
  await userEvent.keyboard('{Enter}');
  expect(busy).toHaveFocus();
  expect(busy).toHaveAttribute('aria-busy', 'true');
  expect(act).toHaveBeenCalledTimes(1);
  rerender(button(false));
  await userEvent.click(busy);
  expect(act).toHaveBeenCalledTimes(2);
});

it('leads to its address without a reload', async () => {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Routes>
        <Route path="/list" element={<ButtonLink to="/item?part=2">Open</ButtonLink>} />
        <Route path="/item" element={<h1>Item</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Open' });
  expect(link).toHaveAttribute('href', '/item?part=2');
  await userEvent.click(link);
  expect(screen.getByRole('heading', { name: 'Item' })).toBeVisible();
});

it('leads on from a form that is only read', () => {
  render(
    <MemoryRouter>
      <Fieldset disabled>
        <ButtonLink to="/list">Back</ButtonLink>
      </Fieldset>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Back' });
  expect(link).not.toHaveClass('ant-btn-disabled');
  expect(link).toHaveAttribute('href', '/list');
});
