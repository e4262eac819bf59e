import { sql } from 'kysely';
import type { Cents } from '../../../core/values/money.ts';

/** What orders can be paid from of the credit that has this name in a statement: `TiffinCredit.spendable`. */
export const spendableCents = (credit: string) => {
  const [cents, askedBackAt, askedBackCents] = ['cents', 'askedBackAt', 'askedBackCents'].map(column =>
    sql.ref(`${credit}.${column}`),
  );
  return sql<Cents>`(${cents} - case when ${askedBackAt} is null then 0 else least(coalesce(${askedBackCents}, ${cents}), ${cents}) end)`;
};
