import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text';

describe('rich text', () => {
  it('lets a table that may scroll sideways be reached by keyboard', () => {
    render(
      <RichText html='<p>Plan</p><table lang="bn"><tbody><tr><td>1</td></tr></tbody></table>' />,
    );
    expect(screen.getByRole('table')).toHaveProperty('tabIndex', 0);
    expect(screen.getByRole('table')).toHaveProperty('lang', 'bn');
    expect(screen.getByText('Plan')).toHaveProperty('tabIndex', -1);
  });
});
