import { plainCartCookie, plainCartPath } from '@lms/cart/contract';
import type { TestApp } from '@lms/server/testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createShop, type Shop } from '../../testing/shop-fixture';

let test: TestApp;
let shop: Shop;
beforeAll(async () => {
  test = await createTestApp();
  shop = await createShop(test);
});
afterAll(() => test.close());

/** Browser without JavaScript: it sends forms and keeps the cookie. */
const createVisitor = (language = 'en') => {
  let cart = '';
  const cookies = () => ({ language, ...(cart && { [plainCartCookie]: cart }) });
  return {
    cart: () => cart,
    show: () => test.app.inject({ url: plainCartPath, cookies: cookies() }),
    async send(form: Record<string, string>) {
      const answer = await test.app.inject({
        method: 'POST',
        url: plainCartPath,
        cookies: cookies(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
      cart = answer.cookies.find(({ name }) => name === plainCartCookie)?.value ?? cart;
      return answer;
    },
  };
};

it('takes courses by a form, each once, and shows them with their total', async () => {
  const visitor = createVisitor();
  const one = await shop.course({ title: 'Git & <teams>' });
  const two = await shop.course({ price: 0, title: 'Free one' });
  for (const { id } of [one, two, one]) {
    const answer = await visitor.send({ add: id });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, plainCartPath]);
  }
  expect(visitor.cart()).toBe(`${one.id}.${two.id}`);
  const { body, headers } = await visitor.show();
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('Git &amp; &lt;teams&gt;');
  expect(body).toContain('2 courses in your cart');
  expect(body).toContain('Total: <strong>৳500</strong>');
  expect(body).toContain('turn JavaScript on');
});

it('gives a course back by a form, and says when it is empty', async () => {
  const visitor = createVisitor('bn');
  const { id } = await shop.course();
  await visitor.send({ add: id });
  expect((await visitor.show()).body).toContain(`name="remove" value="${id}"`);
  await visitor.send({ remove: id });
  expect(visitor.cart()).toBe('');
  expect((await visitor.show()).body).toContain('আপনার কার্ট খালি।');
});

it('takes nothing but courses, and discloses none that is not offered', async () => {
  const visitor = createVisitor();
  expect((await visitor.send({ add: 'x' })).statusCode).toBe(400);
  const draft = await shop.course({ status: 'DRAFT', title: 'Secret plan' });
  await visitor.send({ add: draft.id });
  await visitor.send({ add: randomUUID() });
  const { body, statusCode } = await visitor.show();
  expect(statusCode).toBe(200);
  expect(body).not.toContain('Secret plan');
  expect(body.match(/Not available any more/g)?.length).toBeGreaterThan(1);
  const spoilt = await test.app.inject({
    url: plainCartPath,
    cookies: { [plainCartCookie]: `<b>.${draft.id}` },
  });
  expect(spoilt.statusCode).toBe(200);
});
