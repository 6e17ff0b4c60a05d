import { renderWithStore } from '@lms/testing';
import { layoutSlice } from '@lms/ui';
import { screen, waitFor } from '@testing-library/react';
import { Modal, Select, theme, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AntdProvider } from './antd-provider';

const show = (content: ReactNode) =>
  renderWithStore(<AntdProvider>{content}</AntdProvider>, { slices: [layoutSlice] });

describe('a tooltip', () => {
  const tip = (
    <Tooltip title="Help">
      <button>What?</button>
    </Tooltip>
  );

  it('shows at once by pointing at it, and goes at once', async () => {
    const { user } = await show(tip);
    await user.hover(screen.getByRole('button'));
    expect(screen.getByRole('tooltip')).toHaveTextContent('Help');
    await user.unhover(screen.getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('shows by focus', async () => {
    const { user } = await show(tip);
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Help');
  });
});

it('keeps the accent as bright in the dark as our own controls have it', async () => {
  const { dataset, style } = document.documentElement;
  dataset['theme'] = 'dark';
  style.setProperty('--accent-fill', '#3d9bff');
  onTestFinished(() => {
    delete dataset['theme'];
    style.removeProperty('--accent-fill');
  });
  const Accent = () => theme.useToken().token.colorPrimary;
  await show(<Accent />);
  expect(screen.getByText('#3d9bff')).toBeVisible();
});

it('shows nothing while a page that visitors share is loaded again', async () => {
  const shared = document.createElement('meta');
  shared.setAttribute('property', 'csp-hashes');
  document.head.append(shared);
  onTestFinished(() => shared.remove());
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/profile', reload });
  await show('Profile');
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByText('Profile')).not.toBeInTheDocument();
});

it('grows with large text', async () => {
  const Size = () => {
    const { token } = theme.useToken();
    return `${token.fontSize} ${token.controlHeight}`;
  };
  await show(<Size />);
  expect(screen.getByText('14 32')).toBeVisible();
  onTestFinished(() => void delete document.documentElement.dataset['text']);
  document.documentElement.dataset['text'] = 'large';
  expect(await screen.findByText('17.5 40')).toBeVisible();
});

it('says that a choice has no items', async () => {
  const { user } = await show(<Select aria-label="Course" options={[]} />);
  await user.click(screen.getByRole('combobox', { name: 'Course' }));
  expect(await screen.findByText('No items(s) found!')).toBeInTheDocument();
});

describe('a modal', () => {
  it('closes by a click on its backdrop', async () => {
    const onCancel = vi.fn();
    const { user } = await show(<Modal open title="Sure?" onCancel={onCancel} />);
    await user.click(document.querySelector('.ant-modal-wrap')!);
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('closes by Escape', async () => {
    const onCancel = vi.fn();
    const { user } = await show(<Modal open title="Sure?" onCancel={onCancel} />);
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
