import { paths } from '../../app/paths.ts';
import { type ConductMeasureKind, useConductOrdersOfProposalQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { ConductOrderList } from './ConductOrderList.tsx';

/** The orders behind a figure of a proposal. */
export function ProposalOrders({ proposalId, kind }: { proposalId: string; kind: ConductMeasureKind }) {
  const { data, ...query } = useConductOrdersOfProposalQuery({ variables: { proposalId, kind }, ...inPages });
  return (
    <ConductOrderList
      kind={kind}
      pages={pagesOf(data?.conductOrders, query)}
      pathOf={id => paths.adminOrder(id)}
    />
  );
}
