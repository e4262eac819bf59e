import { paths } from '../../app/paths.ts';
import { type ConductMeasureKind, useOwnConductOrdersQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { ConductOrderList } from './ConductOrderList.tsx';

/** The orders behind a figure of the cook's own kitchen. */
export function OwnConductOrders({ kind }: { kind: ConductMeasureKind }) {
  const { data, ...query } = useOwnConductOrdersQuery({ variables: { kind }, ...inPages });
  return (
    <ConductOrderList
      kind={kind}
      pages={pagesOf(data?.myConductOrders, query)}
      pathOf={id => paths.order(id)}
    />
  );
}
