import { type Transaction, users } from '@lms/server/database';
import { type Deps, queueMail } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { eq } from 'drizzle-orm';
import { itemsOfOrders, type OrderRow } from '../orders';

/** Mails a buyer what was refunded, and how it is paid back; nothing where nothing was paid. */
export const mailRefund = async (tx: Transaction, deps: Deps, order: OrderRow) => {
  const [buyer] = await tx.select().from(users).where(eq(users.id, order.userId));
  // People with a closed account get no more mail.
  if (order.total === 0 || buyer?.status !== 'ACTIVE') return;
  const items = await itemsOfOrders(tx, [order.id]);
  const language = buyer.preferredLanguage;
  const { t, formats } = wordsIn(language);
  await queueMail(tx, deps, {
    template: 'orderRefunded',
    to: buyer.username,
    name: buyer.name,
    language,
    link: `${deps.config.publicUrl}/checkout/result/${order.id}`,
    about: {
      number: order.number,
      amount: formats.money(order.total),
      courses: items.map(({ title }) => title).join(', '),
      method: t(`sales.method.${order.paymentMethod}`),
    },
  });
};
