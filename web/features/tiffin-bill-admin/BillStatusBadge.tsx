import type { TiffinBillStatus } from '../../generated/graphql.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { billLook, billLookWord } from './bill-status-words.ts';

const tones = { OPEN: 'info', OVERDUE: 'warn', PAID: 'leaf', VOID: 'neutral' } as const;

export function BillStatusBadge({ bill }: { bill: { status: TiffinBillStatus; overdueAt: string | null } }) {
  const look = billLook(bill);
  return <Badge tone={tones[look]}>{billLookWord(look)}</Badge>;
}
