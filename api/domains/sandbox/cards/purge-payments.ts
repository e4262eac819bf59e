import { sql } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { batchSize, inBatches, isOneOf, placeOf } from '../../../core/query/in-batches.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { lowestIdentifierAt } from '../../../core/values/identifier.ts';
import { SavedCard } from '../../payments/saved-cards/saved-card.ts';
import { SandboxPayment } from './sandbox-payment.ts';

/** In days. Refunds are asked for until then, and more than a year of bills and figures can be compared. */
export const paymentDays = 400;
const dayInMs = 86_400_000;

const purgeBatch = query({ SandboxPayment, SavedCard }, (on, { before }: Given<{ before: string }>) =>
  on
    .deleteFrom('SandboxPayment')
    .where(old =>
      isOneOf(
        old
          .selectFrom('SandboxPayment as p')
          .where('p.id', '<', before)
          .where('p.isUnreported', '=', false)
          // A saved card is the card of the payment that saved it.
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('SavedCard as c')
                  .where('c.methodId', '=', ({ cast, ref }) => cast<string>(ref('p.id'), 'text'))
                  .select('c.id'),
              ),
            ),
          )
          .limit(sql.lit(batchSize))
          .select(placeOf('p')),
      ),
    )
    .returning('id'),
);

/** Deletes payments of the sandbox's own cards that are so old that nothing asks for them. Elsewhere there are none. */
export const purgeSandboxPayments = (on: Sql, now: Date): Promise<void> => {
  const before = lowestIdentifierAt(new Date(now.getTime() - paymentDays * dayInMs));
  return inBatches(() => purgeBatch.all(on, { before }));
};
