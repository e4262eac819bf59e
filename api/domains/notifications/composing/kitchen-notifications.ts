import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { mealOfSignal } from '../../orders/prep/meal-signal.ts';
import { sentence } from '../../sentences/sentence.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import type { OutboxKind } from '../delivery/outbox-entry.ts';
import { NotificationType } from '../notification-enums.ts';
import { cooksMeal } from './cooks-meal.ts';
import { ended } from './ended.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';
import { textsOf } from './notification-texts.ts';

const kitchensQuery = query({ Supplier, User }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('Supplier as s')
    .leftJoin('User as cook', join =>
      join.onRef('cook.id', '=', 's.userId').on('cook.disabledAt', 'is', null),
    )
    .where(s => s('s.id', '=', s.fn.any(ids)))
    .select(['s.id', 's.kitchenName', 's.suspendedAt', 's.pausedUntil', 'cook.id as cookId']),
);

export type KitchenFacts = RowOf<typeof kitchensQuery>;

/** Loads the facts of many kitchens in one statement. */
export const kitchenFactsOf = async (
  sql: Sql,
  ids: readonly string[],
): Promise<Map<string, KitchenFacts>> => {
  if (ids.length === 0) return new Map();
  const kitchens = await kitchensQuery.all(sql, { ids });
  return new Map(kitchens.map(kitchen => [kitchen.id, kitchen]));
};

/** What a cook reads when an admin ends a pause or a suspension, which may leave the other, or the cook's own pause. */
const openedAgain = (kind: OutboxKind, kitchen: KitchenFacts, reason: string) => {
  const { kitchenName, suspendedAt, pausedUntil } = kitchen;
  if (!suspendedAt && !pausedUntil)
    return textsOf(
      sentence('Your kitchen can sell again'),
      sentence('{0} can take orders again. Reason: {1}', kitchenName, reason),
    );
  const title =
    kind === 'KITCHEN_REINSTATED'
      ? sentence('Your kitchen is no longer suspended')
      : sentence('Our team ended the pause of your kitchen');
  return textsOf(
    title,
    suspendedAt
      ? sentence('{0} is still suspended. Reason: {1}', kitchenName, reason)
      : sentence(
          '{0} is still paused, and can take orders again from {1}. Reason: {2}',
          kitchenName,
          { day: pausedUntil! },
          reason,
        ),
  );
};

const wordsFor = ({ kind, detail }: OutboxRow, kitchen: KitchenFacts) => {
  const { kitchenName, pausedUntil } = kitchen;
  switch (kind) {
    case 'KITCHEN_SUSPENDED':
      return {
        type: NotificationType.KITCHEN_SUSPENDED,
        ...textsOf(
          sentence('Your kitchen is suspended'),
          sentence(
            "{0} can't take new orders for now. Reason: {1} Existing orders aren't affected.",
            kitchenName,
            ended(detail!),
          ),
        ),
      };
    case 'CONTENTS_UNWRITTEN':
      return {
        type: NotificationType.CONTENTS_UNWRITTEN,
        ...textsOf(
          sentence("What's in your tiffin of the day?"),
          sentence(
            'It is ordered for {0}, but customers cannot see what is in it yet. You can write it until orders for this meal close.',
            cooksMeal(mealOfSignal(detail!)),
          ),
        ),
      };
    case 'KITCHEN_WARNED':
      return {
        type: NotificationType.KITCHEN_WARNED,
        ...textsOf(
          sentence('About your recent orders'),
          sentence('Our team wrote to {0}: {1}', kitchenName, detail!),
        ),
      };
    case 'KITCHEN_PAUSED': {
      const [until = '', ...words] = detail!.split(' ');
      // A longer pause of the cook stays.
      const day = pausedUntil && pausedUntil > until ? pausedUntil : until;
      return {
        type: NotificationType.KITCHEN_PAUSED,
        ...textsOf(
          sentence('Your kitchen is paused'),
          sentence(
            "{0} can take new orders again from {1}. Existing orders aren't affected. Our team wrote: {2}",
            kitchenName,
            { day },
            words.join(' '),
          ),
        ),
      };
    }
    case 'KITCHEN_PAUSE_ENDED':
    case 'KITCHEN_REINSTATED':
      return {
        type: NotificationType.KITCHEN_REINSTATED,
        ...openedAgain(kind, kitchen, ended(detail!)),
      };
  }
};

/**
 * Composes what a cook reads when an admin decides about the kitchen or writes to it, and when a tiffin of the day is unwritten.
 */
export const composeKitchenNotifications = (row: OutboxRow, kitchen: KitchenFacts): NotificationDraft[] => {
  const words = wordsFor(row, kitchen);
  const { cookId } = kitchen;
  if (!words || !cookId) return [];
  const { id, happenedAt } = row;
  return [{ ...words, priority: priorityOf[words.type], userId: cookId, id, orderId: null, happenedAt }];
};
