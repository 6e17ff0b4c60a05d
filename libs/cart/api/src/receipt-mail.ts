import { orders, users } from '@lms/server/database';
import { type Deps, mailLane, queueMail } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { eq } from 'drizzle-orm';
import { findReceipts } from './find-receipts';
import { itemsOfOrders } from './orders';
import { receiptPdf } from './receipt-pdf';

/** Kind of the job that mails a buyer the receipts of a paid order. */
export const receiptMailJob = 'order.receipt-mail';

/** Mails the receipts of paid orders. A job of its own, because rendering them takes a while. */
export const receiptMails = (deps: Deps) => {
  const { db } = deps.database;
  deps.queue.handle(
    receiptMailJob,
    async (payload) => {
      const { orderId } = payload as { orderId: string };
      const [found] = await db
        .select({ order: orders, user: users })
        .from(orders)
        .innerJoin(users, eq(users.id, orders.userId))
        .where(eq(orders.id, orderId));
      // People with a closed account get no more mail.
      if (found?.user.status !== 'ACTIVE') return;
      const { order, user } = found;
      const receipts = await findReceipts(db, { orderId, scope: { kind: 'all' }, isBuyer: true });
      const items = await itemsOfOrders(db, [orderId]);
      const language = user.preferredLanguage;
      const pdf = await receiptPdf(receipts, language);
      await queueMail(db, deps, {
        template: 'orderPaid',
        to: user.username,
        name: user.name,
        language,
        link: `${deps.config.publicUrl}/checkout/result/${orderId}`,
        about: {
          number: order.number,
          amount: wordsIn(language).formats.money(order.total),
          courses: items.map(({ title }) => title).join(', '),
        },
        attachments: [
          {
            filename: `${order.number}.pdf`,
            contentType: 'application/pdf',
            content: pdf.toString('base64'),
          },
        ],
      });
    },
    mailLane,
  );
};
