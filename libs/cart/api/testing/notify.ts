import type { TestApp } from '@lms/server/testing';
import { createDemoSignature } from '../src/payment/demo-signature';
import type { PaymentEvent } from '../src/payment/gateway';

/** Sends signed notifications, as the gateway does from server to server. */
export const createNotify = (test: TestApp) => {
  const { sign } = createDemoSignature(test.deps.config.secret);
  return (event: Partial<PaymentEvent> & { reference: string }, more: object = {}) => {
    const full: PaymentEvent = { outcome: 'PAID', amount: 50_000, currency: 'BDT', ...event };
    return test.anonymous.post('/order/notification/demo', { ...sign(full), ...more });
  };
};

export type Notify = ReturnType<typeof createNotify>;
