import { render } from '@testing-library/react';
import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code';

it('draws every dark square of the code of an address, and no other', () => {
  const text = 'http://localhost:4200/verify/LMS-Y60KJ-V473B-7HAAS-79F8M';
  const { container } = render(<QrCode text={text} />);
  const squares =
    container
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M\d+ \d+/g) ?? [];
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = modules.data.reduce((sum, bit) => sum + bit, 0);
  expect(squares).toHaveLength(dark);
  const [column = 0, row = 0] = (squares.at(-1) ?? '').slice(1).split(' ').map(Number);
  expect(modules.get(row, column)).toBeTruthy();
});
