import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { type PayNow_orderFragment, usePayNow_order } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useTakesCards } from './use-payment-way.ts';

/** A link to pay an order that was placed while card payments were off. */
export function PayNow({ order: from }: { order: FragmentType<PayNow_orderFragment> }) {
  const { id, status, paymentStatus } = usePayNow_order(from);
  return paymentStatus === 'DUE' && status !== 'CANCELED' ? <WhereCardsAreTaken id={id} /> : null;
}

function WhereCardsAreTaken({ id }: { id: string }) {
  return useTakesCards() ? (
    <Notice tone="info" action={<ButtonLink to={paths.payOrder(id)}>{t`Pay now`}</ButtonLink>}>
      {t`This order is not paid yet. You can pay it by card.`}
    </Notice>
  ) : null;
}
