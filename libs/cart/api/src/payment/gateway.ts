/** How a payment stands, as its gateway vouches for it. */
export interface PaymentEvent {
  /** The gateway's own name for the payment. */
  reference: string;
  outcome: 'PENDING' | 'PAID' | 'FAILED' | 'CANCELLED';
  /** Poisha. */
  amount: number;
  currency: string;
}

interface PayableOrder {
  id: string;
  number: string;
  /** Poisha. */
  total: number;
}

interface GatewayUrls {
  /** Where the buyer's browser comes back to; the gateway adds `reference`. */
  returnUrl: string;
  /** Where the gateway reports how the payment went, from server to server. */
  notificationUrl: string;
}

/** A payment gateway of the redirect kind: the buyer leaves, pays there and comes back. */
export interface PaymentGateway {
  name: 'demo';
  /** Done again for the same order it gives the same payment. */
  createPayment(
    order: PayableOrder,
    urls: GatewayUrls,
  ): Promise<{ redirectUrl: string; reference: string }>;
  /** @throws ProblemError request.forged when the gateway did not sign it */
  parseNotification(body: unknown): PaymentEvent;
  /** @throws ProblemError entity.notFound when the gateway knows no such payment */
  query(reference: string): Promise<PaymentEvent>;
  /**
   * Ends a payment that nobody has paid, and tells how it stands now: PAID when the buyer was
   * quicker, never PENDING. A gateway that can't end payments answers CANCELLED.
   */
  cancel(reference: string): Promise<PaymentEvent>;
  /** Gives all of a payment back to its buyer; done again it changes nothing. */
  refund(reference: string): Promise<void>;
}

/** The gateways that this server offers, by the payment method of an order. */
export type Gateways = ReadonlyMap<string, PaymentGateway>;
