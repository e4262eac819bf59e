import type { ReactNode } from 'react';
import { useStartsPlansQuery } from '../../../generated/graphql.ts';

interface Props {
  supplierId: string;
  /** In place of the children, where the viewer can start no plans; nothing when omitted. */
  closed?: ReactNode;
  children: ReactNode;
}

/**
 * Shows what leads to a new plan at a kitchen, unless the viewer can start none. Asked by itself, as the page of a kitchen
 * is the same for everyone; shown until the answer is there, since the server decides.
 */
export default function WherePlansStart({ supplierId, closed = null, children }: Props) {
  const { data } = useStartsPlansQuery({ variables: { supplierId } });
  return data?.supplier?.city.openFeatures.includes('TIFFIN_PLANS') === false ? closed : children;
}
