import { dollars } from '../../../core/values/money.ts';
import { DisputeStatus } from '../../payments/disputes/dispute.ts';
import { type Sentence, sentence } from '../../sentences/sentence.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import type { DisputeFacts, MoneyFacts } from './money-facts.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';
import { textsOf } from './notification-texts.ts';

/** Text for staff; `detail` is the name by which a person can find the payment or task. */
const forStaff = ({ kind, detail }: OutboxRow, dispute: DisputeFacts | undefined): string | undefined => {
  const about = dispute && `${dollars(dispute.amountCents)} for order ${dispute.orderNumber}`;
  switch (kind) {
    case 'PAYMENT_UNMATCHED':
      return `A card payment (${detail}) doesn't match our records and was not applied. Please look into it.`;
    case 'DISPUTE_UNMATCHED':
      return `A customer disputed a payment that isn't in our records (${detail}). Please look into it.`;
    case 'TASK_NEEDS_ATTENTION':
      return `The card provider keeps refusing ${detail}. Please try again or settle it by hand.`;
    case 'DISPUTE_OPENED':
      return dispute && `A customer disputed ${about}: ${dispute.reason.replaceAll('_', ' ')}.`;
    case 'DISPUTE_CLOSED':
      return dispute && `The dispute over ${about} is closed: ${dispute.status.toLowerCase()}.`;
  }
};

/** Effect of the bank's decision on the kitchen, whose share may be paid out already, or have been refunded before. */
const decidedFor = ({ status, takenCents }: DisputeFacts): Sentence => {
  if (status !== DisputeStatus.LOST) return sentence("The dispute is over and doesn't cost you anything.");
  return takenCents > 0
    ? sentence(
        "The bank sided with the customer. Your share of {0} goes back to them. If we already paid you, we'll deduct it from your next payout.",
        dollars(takenCents),
      )
    : sentence("The bank sided with the customer. This doesn't cost you anything.");
};

const toKitchen = ({ kind }: OutboxRow, dispute: DisputeFacts) => {
  const { orderNumber } = dispute;
  switch (kind) {
    case 'DISPUTE_OPENED':
      return {
        type: NotificationType.PAYMENT_DISPUTED,
        ...textsOf(
          sentence('A customer disputed a payment'),
          sentence(
            "The customer disputed the payment for order {0} with their bank. We're holding your share until the bank decides.",
            orderNumber,
          ),
        ),
      };
    case 'DISPUTE_CLOSED':
      return {
        type: NotificationType.DISPUTE_CLOSED,
        ...textsOf(sentence('Dispute decided'), sentence('Order {0}: {1}', orderNumber, decidedFor(dispute))),
      };
  }
};

/** Composes notifications about payments that need a person, and about disputes. */
export const composeMoneyNotifications = (
  row: OutboxRow,
  { disputes, staff }: MoneyFacts,
): NotificationDraft[] => {
  const { id, happenedAt } = row;
  const dispute = disputes.get(row.subjectId);
  const message = forStaff(row, dispute);
  const words = dispute && toKitchen(row, dispute);
  const common = { id, orderId: null, happenedAt };
  const type = NotificationType.PAYMENT_ATTENTION;
  const toEachAdmin = message
    ? staff.map(userId => ({
        ...common,
        type,
        priority: priorityOf[type],
        userId,
        title: 'Payments need attention',
        message,
      }))
    : [];
  if (!words || !dispute?.cookId) return toEachAdmin;
  return [...toEachAdmin, { ...common, ...words, priority: priorityOf[words.type], userId: dispute.cookId }];
};
