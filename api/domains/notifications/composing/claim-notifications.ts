import type { Sql } from '../../../core/database/sql.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import { findStaffWithRight } from './find-staff-with-right.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';

const isFiled = ({ kind }: OutboxRow) => kind === 'CLAIM_FILED';
const type = NotificationType.CLAIM_FILED;

/** Loads who decides about claims; no one when none of these rows is about a claim. */
export const claimReviewersOf = async (sql: Sql, rows: readonly OutboxRow[]): Promise<string[]> =>
  rows.some(isFiled) ? findStaffWithRight(sql, 'REVIEW_KITCHENS') : [];

/** Composes the notifications that a claim waits for a decision. They name neither the EIN nor the claimant. */
export const composeClaimNotifications = (
  row: OutboxRow,
  reviewers: readonly string[],
): NotificationDraft[] => {
  if (!isFiled(row)) return [];
  const { id, happenedAt } = row;
  const title = 'An EIN claim is waiting';
  const message =
    'Someone claimed an EIN that another kitchen registered, and sent the letter from the IRS. Please review it.';
  const priority = priorityOf[type];
  return reviewers.map(userId => ({ type, priority, userId, id, title, message, orderId: null, happenedAt }));
};
