import { expect, it } from 'vitest';
import { withHeldPictures } from './held-pictures';

const html =
  '<p>Read</p><img alt="A &lt;b&gt; &amp; an ear" src="/one.webp"><img alt="" src="/two.webp">';

it('puts a button in the place of each picture, with its text and no markup of it', () => {
  const { html: text, held } = withHeldPictures(html, new Set(), ({ url }) => `Show ${url}`);
  expect(held.map(({ url }) => url)).toEqual(['/one.webp', '/two.webp']);
  expect(text).not.toContain('<img');
  expect(text).toContain('<strong>Show /one.webp</strong> <span>A &lt;b&gt; &amp; an ear</span>');
});

it('shows those that were asked for', () => {
  const { html: text, held } = withHeldPictures(html, new Set(['/one.webp']), () => 'Show');
  expect(held.map(({ url }) => url)).toEqual(['/two.webp']);
  expect(text).toContain('src="/one.webp"');
});
