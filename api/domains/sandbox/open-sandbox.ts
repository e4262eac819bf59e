import { sql as text } from 'kysely';
import type { Sql } from '../../core/database/sql.ts';
import type { MovableClock } from '../../core/operation/movable-clock.ts';
import { type Given, query } from '../../core/query/query.ts';
import { User } from '../identity/user.ts';
import { findStoredSandbox } from './find-stored-sandbox.ts';
import { StoredSandbox, sandboxId, type TakenCards } from './stored-sandbox.ts';

/** A process that starts as a sandbox. */
export interface StartingSandbox {
  readonly clock: MovableClock;
  readonly cards: TakenCards;
}

/** An empty database has no account yet, also none of staff. */
const markEmptyDatabase = query(
  { StoredSandbox, User },
  (on, { id, cards }: Given<{ id: string; cards: TakenCards }>) =>
    on
      .insertInto('StoredSandbox')
      .columns(['id', 'cards'])
      .expression(({ selectFrom, exists, not }) =>
        on
          .selectNoFrom([text<string>`${id}::uuid`.as('id'), text<TakenCards>`${cards}::text`.as('cards')])
          .where(not(exists(selectFrom('User').select('id')))),
      )
      .onConflict(conflict => conflict.doNothing()),
);

/**
 * Makes an empty database that of a sandbox, and takes the clock of a starting process as far ahead as its database's.
 * Throws where the two do not match: a sandbox would pay real orders with its own cards, and any other server would
 * take them for money, and what is stored for the future.
 */
export const openSandbox = async (sql: Sql, starting: StartingSandbox | null): Promise<void> => {
  if (starting) await markEmptyDatabase.all(sql, { id: sandboxId, cards: starting.cards });
  const stored = await findStoredSandbox(sql);
  if (starting && stored) {
    if (stored.cards !== starting.cards) throw new Error(otherCards[stored.cards]);
    starting.clock.takeAhead(stored.aheadMinutes);
  } else if (starting) {
    throw new Error(
      'The database is not that of a sandbox. Leave SANDBOX out, or start a sandbox with an empty database.',
    );
  } else if (stored) {
    throw new Error('The database is that of a sandbox. Set SANDBOX=on, or start with another database.');
  }
};

const otherCards: Record<TakenCards, string> = {
  OWN: 'This sandbox takes its own cards. Leave the keys of Stripe out, or start with an empty database.',
  STRIPE: 'This sandbox takes cards of Stripe. Set the keys of Stripe, or start with an empty database.',
};
