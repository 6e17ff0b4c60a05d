/** Status of a payment, verified by its gateway. */
export interface PaymentEvent {
  /** Gateway's identifier of the payment. */
  reference: string;
  outcome: 'PENDING' | 'PAID' | 'FAILED' | 'CANCELLED';
  /** Amount in poisha. */
  amount: number;
  currency: string;
}

interface PayableOrder {
  id: string;
  number: string;
  /** Total in poisha. */
  total: number;
}

interface GatewayUrls {
  /** Address to which the gateway sends the buyer back, with `reference` added. */
  returnUrl: string;
  /** Address to which the gateway sends notifications, from server to server. */
  notificationUrl: string;
}

/** Payment gateway of the redirect kind: the buyer leaves, pays there and comes back. */
export interface PaymentGateway {
  name: 'demo';
  /** Creates a payment. Idempotent: the same order returns the same payment. */
  createPayment(
    order: PayableOrder,
    urls: GatewayUrls,
  ): Promise<{ redirectUrl: string; reference: string }>;
  /**
   * Reads a notification.
   *
   * @throws ProblemError request.forged for a wrong signature
   */
  parseNotification(body: unknown): PaymentEvent;
  /**
   * Returns the current status of a payment.
   *
   * @throws ProblemError entity.notFound when the gateway knows no such payment
   */
  query(reference: string): Promise<PaymentEvent>;
  /**
   * Cancels an unpaid payment and returns its final status: PAID when the buyer paid first, never
   * PENDING. A gateway without cancellation returns CANCELLED.
   */
  cancel(reference: string): Promise<PaymentEvent>;
  /** Refunds a payment in full. Idempotent. */
  refund(reference: string): Promise<void>;
}

/** Gateways that this server offers, by payment method. */
export type Gateways = ReadonlyMap<string, PaymentGateway>;
