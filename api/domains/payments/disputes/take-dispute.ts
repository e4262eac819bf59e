import type { DisputeNews, DisputeState } from '../../../core/interfaces/card-provider.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { dollars } from '../../../core/values/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { nameOfNumber } from '../../orders/order-number.ts';
import { enterDisputeMovement } from '../ledger/ledger.ts';
import type { Payment } from '../payment.ts';
import { DisputeClosed, DisputeOpened } from '../payment-events.ts';
import { withholdFromPayout } from '../payouts/withhold-from-payout.ts';
import { Dispute, DisputeStatus } from './dispute.ts';
import { DisputeMovement } from './dispute-movement.ts';
import { settleDispute } from './settle-dispute.ts';

const statusOf: Record<DisputeState, DisputeStatus> = {
  inquiry: DisputeStatus.INQUIRY,
  'needs response': DisputeStatus.NEEDS_RESPONSE,
  'under review': DisputeStatus.UNDER_REVIEW,
  won: DisputeStatus.WON,
  lost: DisputeStatus.LOST,
  closed: DisputeStatus.CLOSED,
};

/**
 * Applies a dispute event to a payment that the caller has locked. Each event contains the full state of the dispute,
 * so events can arrive in any order and repeatedly: a movement is entered once, a decision is final.
 */
export const takeDispute = async (work: Work, payment: Payment, news: DisputeNews): Promise<void> => {
  const { em } = work;
  const before = await em.findOne(Dispute, { providerDisputeId: news.disputeId });
  const dispute = before ?? open(work, payment, news);
  const wasOpen = !dispute.closedAt;
  dispute.moveTo(statusOf[news.state], news.at);
  if (news.evidenceDueAt) dispute.evidenceDueAt = news.evidenceDueAt;
  await em.flush();
  await enterMovements(work, dispute, news);
  if (!before && !dispute.closedAt) await withholdFromPayout(work, dispute.orderId);
  await settleDispute(work, payment, dispute);
  if (wasOpen && dispute.closedAt) {
    noteInTrail(work, dispute, 'DISPUTE_CLOSED');
    work.record(new DisputeClosed(dispute.id));
  } else if (!before) work.record(new DisputeOpened(dispute.id));
};

const open = (work: Work, payment: Payment, news: DisputeNews): Dispute => {
  const dispute = work.em.create(Dispute, {
    id: newIdentifier(work.now),
    providerDisputeId: news.disputeId,
    paymentId: payment.id,
    orderId: payment.orderId,
    orderNumber: payment.orderNumber,
    supplierId: payment.supplierId,
    amountCents: news.amountCents,
    reason: news.reason,
    status: DisputeStatus.INQUIRY,
    statusAt: news.openedAt,
    evidenceDueAt: news.evidenceDueAt,
    openedAt: news.openedAt,
  });
  noteInTrail(work, dispute, 'DISPUTE_OPENED');
  return dispute;
};

const enterMovements = async ({ em, ...rest }: Work, dispute: Dispute, { movements, at }: DisputeNews) => {
  const work = { em, ...rest };
  const known = await dispute.movements.loadItems();
  const isNew = ({ id }: { id: string }) => !known.some(each => each.providerTransactionId === id);
  for (const { id: providerTransactionId, amountCents, feeCents } of movements.filter(isNew)) {
    const moved = { id: newIdentifier(work.now), disputeId: dispute.id, amountCents, feeCents, at };
    dispute.movements.add(em.create(DisputeMovement, { ...moved, providerTransactionId }));
    enterDisputeMovement(work, dispute, moved);
  }
  await em.flush();
};

const noteInTrail = (work: Work, dispute: Dispute, action: 'DISPUTE_OPENED' | 'DISPUTE_CLOSED'): void =>
  recordAudit(work, {
    action,
    subjectKind: 'payment',
    subjectId: dispute.paymentId,
    subjectName: nameOfNumber(dispute.orderNumber),
    after: { amount: dollars(dispute.amountCents), status: dispute.status, reason: dispute.reason },
  });
