import { renderWithStore } from '@lms/testing';
import { layoutSlice } from '@lms/ui';
import { screen, waitFor } from '@testing-library/react';
import { Modal, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
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
