import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { momentWords } from '../../../core/values/moment-words.ts';
import { City } from '../../cities/city.ts';
import { User } from '../../identity/user.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { TiffinOffer } from '../../tiffin-plans/offers/tiffin-offer.ts';
import { weekdaysInWords } from '../../tiffin-plans/planning/cooked-weekdays.ts';
import { TiffinWait } from '../../tiffin-plans/waitlist/tiffin-wait.ts';
import type { WaitEnd } from '../../tiffin-plans/waitlist/tiffin-wait-events.ts';
import type { OutboxRow } from '../delivery/outbox.ts';
import { NotificationType } from '../notification-enums.ts';
import { type NotificationDraft, priorityOf } from './notification-draft.ts';

const reservedQuery = query(
  { TiffinWait, TiffinOffer, Supplier, City, User },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('TiffinWait as wait')
      .innerJoin('TiffinOffer as offer', 'offer.id', 'wait.offerId')
      .innerJoin('Supplier as s', 's.id', 'offer.supplierId')
      .innerJoin('City as city', 'city.id', 's.cityId')
      .innerJoin('User as customer', join =>
        join.onRef('customer.id', '=', 'wait.customerId').on('customer.disabledAt', 'is', null),
      )
      .where(wait => wait('wait.id', '=', wait.fn.any(ids)))
      .where('wait.reservedUntil', 'is not', null)
      .select(['wait.id', 'wait.customerId', 'wait.weekdays', 'wait.people'])
      .select(({ ref }) => ref('wait.reservedUntil').$notNull().as('reservedUntil'))
      .select(['offer.name', 's.kitchenName', 'city.timeZone']),
);

const offersQuery = query({ TiffinOffer, Supplier }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('TiffinOffer as offer')
    .innerJoin('Supplier as s', 's.id', 'offer.supplierId')
    .where(offer => offer('offer.id', '=', offer.fn.any(ids)))
    .select(['offer.id', 'offer.name', 's.kitchenName']),
);

const customersQuery = query({ User }, (from, { ids }: Given<{ ids: readonly string[] }>) =>
  from
    .selectFrom('User')
    .where(user => user('id', '=', user.fn.any(ids)))
    .where('disabledAt', 'is', null)
    .select('id'),
);

type Reserved = RowOf<typeof reservedQuery>;
type Ended = RowOf<typeof offersQuery> & { reason: WaitEnd };
type WaitFacts = Reserved | Ended;

/** Whether an entry of the outbox is about a wait for an offered plan. */
export const isAboutWait = ({ kind }: OutboxRow): boolean =>
  kind === 'TIFFIN_SPOTS_RESERVED' || kind === 'TIFFIN_WAIT_ENDED';

const reservedFacts = async (sql: Sql, rows: readonly OutboxRow[]): Promise<[string, WaitFacts][]> => {
  const about = rows.filter(({ kind }) => kind === 'TIFFIN_SPOTS_RESERVED');
  if (about.length === 0) return [];
  const waits = await reservedQuery.all(sql, { ids: about.map(({ subjectId }) => subjectId) });
  return about.flatMap(row => waits.filter(({ id }) => id === row.subjectId).map(wait => [row.id, wait]));
};

const endedFacts = async (sql: Sql, rows: readonly OutboxRow[]): Promise<[string, WaitFacts][]> => {
  const about = rows
    .filter(({ kind }) => kind === 'TIFFIN_WAIT_ENDED')
    .map(({ id, subjectId, detail }) => ({ id, customerId: subjectId, of: (detail ?? '').split(' ') }));
  if (about.length === 0) return [];
  const offers = await offersQuery.all(sql, { ids: about.map(({ of: [offerId] }) => offerId!) });
  const customers = await customersQuery.all(sql, { ids: about.map(({ customerId }) => customerId) });
  return about
    .filter(({ customerId }) => customers.some(({ id }) => id === customerId))
    .flatMap(({ id, of: [offerId, reason] }) =>
      offers
        .filter(offer => offer.id === offerId)
        .map((offer): [string, WaitFacts] => [id, { ...offer, reason: reason as WaitEnd }]),
    );
};

/** Loads what these rows are about, by row; who has left the list meanwhile reads nothing. */
export const waitFactsOf = async (sql: Sql, rows: readonly OutboxRow[]): Promise<Map<string, WaitFacts>> =>
  new Map([...(await reservedFacts(sql, rows)), ...(await endedFacts(sql, rows))]);

const reservedWords = (wait: Reserved, happenedAt: Date) => {
  const { name, kitchenName, weekdays, people, reservedUntil, timeZone } = wait;
  const isOne = people === 1;
  const until = momentWords(new Date(reservedUntil), timeZone, happenedAt);
  return {
    title: isOne ? 'A spot opened up for you' : 'Spots opened up for you',
    message:
      `"${name}" from ${kitchenName} has room for ${isOne ? 'you' : `${people} people`} on ` +
      `${weekdaysInWords(weekdays)}. We're holding it until ${until}. Start the plan by then, or the next in line ` +
      'gets it.',
  };
};

const endedWords = ({ name, kitchenName, reason }: Ended) => {
  const title = `Your wait for "${name}" is over`;
  switch (reason) {
    case 'UNLIMITED':
      return {
        title: `"${name}" is open to everyone now`,
        message: `${kitchenName} no longer limits how many people can have this plan, so you don't have to wait. Start it whenever you like.`,
      };
    case 'CHANGED':
      return {
        title,
        message: `${kitchenName} changed the plan, and what you were waiting for is no longer offered. Look at the plan to see what is, and join its waiting list again if it is full.`,
      };
    case 'WITHDRAWN':
      return { title, message: `${kitchenName} no longer offers this plan.` };
  }
};

/** Composes what a customer reads when spots are reserved for them, or when their wait ends without a plan. */
export const composeWaitNotifications = (row: OutboxRow, wait: WaitFacts): NotificationDraft[] => {
  const { id, happenedAt, subjectId } = row;
  const [type, userId, words] =
    'reason' in wait
      ? ([NotificationType.TIFFIN_WAIT_ENDED, subjectId, endedWords(wait)] as const)
      : ([
          NotificationType.TIFFIN_SPOTS_RESERVED,
          wait.customerId,
          reservedWords(wait, new Date(happenedAt)),
        ] as const);
  return [{ type, ...words, priority: priorityOf[type], userId, id, orderId: null, happenedAt }];
};
