import { suppliers } from '../../core/access/rules.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { type Given, query } from '../../core/query/query.ts';
import { ownSupplierId } from '../suppliers/account/own-supplier.ts';
import { Application } from '../suppliers/application.ts';
import { isApproved } from '../suppliers/is-approved.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { type CountedKitchen, countConductOf } from './count-conduct.ts';
import { ConductProposal } from './proposals/conduct-proposal.ts';

const mostSteps = 10;

const approvedQuery = query({ Supplier, Application }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('Supplier as s').where('s.id', '=', id).where(isApproved).select('s.id'),
);

const stepsQuery = query({ ConductProposal }, (from, { supplierId }: Given<{ supplierId: string }>) =>
  from
    .selectFrom('ConductProposal')
    .where('supplierId', '=', supplierId)
    .where('status', '=', 'TAKEN')
    .select(['id', 'step', 'closedAt', 'words', 'pausedUntil'])
    .orderBy('closedAt', 'desc')
    .limit(mostSteps),
);

/** Counts the orders of the viewer's kitchen; null without an approved one. */
export const countOwnConduct = async (ctx: Ctx): Promise<CountedKitchen | null> => {
  ctx.viewer.must(suppliers);
  const id = await ownSupplierId(ctx.sql, ctx.viewer);
  const approved = id && (await approvedQuery.first(ctx.sql, { id }));
  if (!approved) return null;
  return (await countConductOf(ctx.sql, [approved.id], ctx.now))[0] ?? null;
};

/** Loads the last steps that admins took about the viewer's kitchen, the newest first. */
export const findOwnSteps = async (ctx: Ctx) => {
  ctx.viewer.must(suppliers);
  const supplierId = await ownSupplierId(ctx.sql, ctx.viewer);
  if (!supplierId) return [];
  const steps = await stepsQuery.all(ctx.sql, { supplierId });
  return steps.map(({ closedAt, words, ...step }) => ({ ...step, takenAt: closedAt!, words: words! }));
};
