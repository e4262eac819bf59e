import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import Printer from '~icons/lucide/printer';
import { paths } from '../../app/paths.ts';
import { type OrderReceipt_orderFragment, useOrderReceipt_order } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { RefundNotices } from './RefundNotices.tsx';

/** The refunds of an order, and the link to its receipt. */
export function OrderReceipt({ order: from }: { order: FragmentType<OrderReceipt_orderFragment> }) {
  const order = useOrderReceipt_order(from);
  if (order.payment?.status !== 'SUCCEEDED' && order.refunds.length === 0) return null;
  return (
    <section aria-label={t`Receipt and refunds`} className="flex flex-col gap-3">
      <RefundNotices order={order} />
      <ButtonLink variant="secondary" to={paths.receipt(order.id)}>
        <Printer aria-hidden className="size-5" />
        {t`View receipt`}
      </ButtonLink>
    </section>
  );
}
