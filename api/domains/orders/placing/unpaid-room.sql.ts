import { type Expression, sql } from 'kysely';

interface Bounds {
  customerId: Expression<string>;
  /** Null to count the plates of this customer alone. */
  source: Expression<string | null>;
  most: Expression<number>;
  mostOfSource: Expression<number>;
  now: Expression<string>;
  /** Whether an account with an unproven address may leave only one order unpaid. */
  asksProof: Expression<boolean>;
}

/**
 * How many plates a new customer may still leave unpaid; null for as many as they like. A function of the database,
 * because it locks before it counts: what it counts must include what the previous holder of the lock committed.
 */
export const unpaidRoom = ({ customerId, source, most, mostOfSource, now, asksProof }: Bounds) =>
  sql<number | null>`unpaid_room(${customerId}, ${source}, ${most}, ${mostOfSource}, ${now}, ${asksProof})`;
