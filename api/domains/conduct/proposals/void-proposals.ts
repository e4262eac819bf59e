import { sql } from 'kysely';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { ConductProposal } from './conduct-proposal.ts';

const voidQuery = query(
  { ConductProposal },
  (on, { supplierId, now }: Given<{ supplierId: string; now: Date }>) =>
    on
      .updateTable('ConductProposal')
      .set({ status: 'VOID', closedAt: now })
      .where('supplierId', '=', supplierId)
      .where('status', '=', sql.lit('OPEN')),
);

/** Closes what is proposed for a kitchen that was suspended or closed meanwhile. */
export const voidProposals = async ({ sql: on, now }: Work, { supplierId }: { supplierId: string }) => {
  await voidQuery.all(on, { supplierId, now });
};
