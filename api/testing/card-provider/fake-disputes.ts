import { newId } from './fake-objects.ts';

export interface FakeDispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  currency: 'usd';
  reason: string;
  status: string;
  created: number;
  evidence_details: { due_by: number | null };
  balance_transactions: { id: string; amount: number; fee: number; net: number }[];
}

type Tell = (type: string, object: object) => unknown;

/** The provider's fee for a dispute, won or lost. */
export const disputeFee = 1500;
const weekSeconds = 7 * 24 * 3600;

/** The provider's disputes; each change is sent through `tell`. */
export class FakeDisputes {
  constructor(
    private readonly tell: Tell,
    private readonly clock: () => Date,
  ) {}

  /** A customer disputes a payment, and the bank withdraws the money. */
  open(intentId: string, amount: number, reason = 'product_not_received'): FakeDispute {
    const dispute = this.#dispute(intentId, amount, reason, 'needs_response');
    this.#move(dispute, -amount, disputeFee);
    this.tell('charge.dispute.created', dispute);
    this.tell('charge.dispute.funds_withdrawn', dispute);
    return dispute;
  }

  /** The bank only inquires. */
  inquire(intentId: string, amount: number): FakeDispute {
    const dispute = this.#dispute(intentId, amount, 'general', 'warning_needs_response');
    this.tell('charge.dispute.created', dispute);
    return dispute;
  }

  submitEvidence(dispute: FakeDispute): void {
    dispute.status = 'under_review';
    this.tell('charge.dispute.updated', dispute);
  }

  decide(dispute: FakeDispute, status: 'won' | 'lost' | 'warning_closed'): void {
    dispute.status = status;
    if (status === 'won') {
      this.#move(dispute, dispute.amount, 0);
      this.tell('charge.dispute.funds_reinstated', dispute);
    }
    this.tell('charge.dispute.closed', dispute);
  }

  #dispute(payment_intent: string, amount: number, reason: string, status: string): FakeDispute {
    const created = Math.floor(this.clock().getTime() / 1000);
    return {
      id: newId('dp'),
      object: 'dispute',
      payment_intent,
      amount,
      currency: 'usd',
      reason,
      status,
      created,
      evidence_details: { due_by: created + weekSeconds },
      balance_transactions: [],
    };
  }

  #move(dispute: FakeDispute, amount: number, fee: number): void {
    dispute.balance_transactions.push({ id: newId('txn'), amount, fee, net: amount - fee });
  }
}
