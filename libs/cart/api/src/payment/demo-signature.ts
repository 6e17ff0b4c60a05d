import { isSame, ProblemError } from '@lms/server/platform';
import { createHmac } from 'node:crypto';
import { number, object, string } from 'yup';
import type { PaymentEvent } from './gateway';

const notificationSchema = object({
  reference: string().max(100).required(),
  outcome: string()
    .oneOf(['PAID', 'FAILED', 'CANCELLED'] as const)
    .required(),
  amount: number().integer().required(),
  currency: string().max(3).required(),
  signature: string().max(100).required(),
})
  .noUnknown()
  .required();

/** Signs the demo gateway's notifications with a key derived for this purpose. */
export const createDemoSignature = (secret: string) => {
  const key = createHmac('sha256', secret).update('demo-gateway').digest();
  const signatureOf = ({ reference, outcome, amount, currency }: PaymentEvent) =>
    createHmac('sha256', key)
      .update(JSON.stringify([reference, outcome, amount, currency]))
      .digest('base64url');

  return {
    sign: (event: PaymentEvent) => ({
      ...event,
      signature: signatureOf(event),
    }),
    /** @throws ProblemError request.forged */
    verify(body: unknown): PaymentEvent {
      if (!notificationSchema.isValidSync(body, { strict: true })) {
        throw new ProblemError('request.forged');
      }
      const { signature, ...event } = body;
      if (!isSame(signature, signatureOf(event))) throw new ProblemError('request.forged');
      return event;
    },
  };
};
