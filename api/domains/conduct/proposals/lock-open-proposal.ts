import { LockMode } from '@mikro-orm/core';
import type { Work } from '../../../core/operation/operation.ts';
import type { Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { lockSupplier } from '../../suppliers/lock-supplier.ts';
import type { Supplier } from '../../suppliers/supplier.ts';
import { ConductProposalClosed, ConductProposalNotFound } from './conduct-problems.ts';
import { ConductProposal } from './conduct-proposal.ts';

const kitchenQuery = query({ ConductProposal }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('ConductProposal').where('id', '=', id).select('supplierId'),
);

/** Locks a proposal after its kitchen, in the order of everything that closes one, so that only one decides. */
export const lockOpenProposal = async (
  { em, sql }: Work,
  id: string,
): Promise<{ proposal: ConductProposal; kitchen: Supplier } | Problem> => {
  const known = isIdentifier(id) ? await kitchenQuery.first(sql, { id }) : undefined;
  const kitchen = known && (await lockSupplier(em, known.supplierId));
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const proposal = kitchen && (await em.findOne(ConductProposal, { id }, { lockMode }));
  if (!kitchen || !proposal) return new ConductProposalNotFound();
  return proposal.status === 'OPEN' ? { proposal, kitchen } : new ConductProposalClosed(proposal.status);
};
