import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import Download from '~icons/lucide/download';
import Printer from '~icons/lucide/printer';
import SearchX from '~icons/lucide/search-x';
import { paths } from '../../app/paths.ts';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { chosenWords } from '../../food/chosen-words.ts';
import { type ReceiptQuery, useReceiptQuery } from '../../generated/graphql.ts';
import { brand } from '../../lib/brand.ts';
import { dateAndTime, shortDay } from '../../lib/formats/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export default function ReceiptScreen() {
  const { id = '' } = useParams();
  return (
    <SignedInOnly whileLoading={<Skeleton className="h-96" />}>
      <Receipt id={id} />
    </SignedInOnly>
  );
}

function Receipt({ id }: { id: string }) {
  const { data, error, refetch } = useReceiptQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const order = data?.order;
  if (order)
    return (
      <>
        <PageTitle text={t`Order ${order.orderNumber}`}>
          {order.payment?.status === 'SUCCEEDED' ? t`Receipt` : t`Order summary`}
        </PageTitle>
        <Paper order={order} />
        <div className="mt-6 flex flex-wrap gap-3 print:hidden">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-5" />
            {t`Print`}
          </Button>
          <a
            href={`/api/orders/${order.id}/receipt.pdf`}
            download
            className={buttonLook({ variant: 'secondary' })}
          >
            <Download aria-hidden className="size-5" />
            {t`Download PDF`}
          </a>
        </div>
      </>
    );
  if (!error && order === undefined) return <Skeleton className="h-96" />;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">{t`Receipt`}</h1>
      {error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title={t`Order not found`}
          text={t`We couldn't find this order in your account.`}
          action={<ButtonLink to={paths.orders()}>{t`View your orders`}</ButtonLink>}
        />
      )}
    </>
  );
}

type Order = NonNullable<ReceiptQuery['order']>;

function Paper({ order }: { order: Order }) {
  const { kitchenName, address, zipCode, city } = order.supplier;
  return (
    <article className="rounded-card border border-border bg-surface p-5 tabular-nums print:border-0 print:p-0">
      <p className="text-title font-bold text-primary">{brand}</p>
      <p className="mt-2 font-semibold">{kitchenName}</p>
      <p className="text-muted">
        {address} {zipCode}
      </p>
      <p className="text-muted">{dateAndTime(order.placedAt, city.timeZone)}</p>
      <ul className="mt-4 divide-y divide-border border-y border-border">
        {order.lines.map(line => (
          <li key={line.position} className="flex justify-between gap-3 py-2.5">
            <span className="min-w-0">
              {line.quantity} × {line.dishName}
              {line.mealContent && <span className="block text-small text-muted">{line.mealContent}</span>}
              {line.choices.length > 0 && (
                <span className="block text-small text-muted">{chosenWords(line.choices)}</span>
              )}
              {line.quantity > 1 && (
                <span className="block text-small text-muted">{t`${line.unitPrice.text} each`}</span>
              )}
            </span>
            <span>{line.lineTotal.text}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between py-3 text-lead font-bold">
        <span>{t`Total`}</span>
        <span>{order.total.text}</span>
      </p>
      {order.refunds.map(refund => (
        <p key={refund.id} className="flex justify-between gap-3 pb-2">
          <span>{t`Refund, expected by ${shortDay(refund.expectedOn)}`}</span>
          <span>−{refund.amount.text}</span>
        </p>
      ))}
      <p className="text-muted">{paidWords(order)}</p>
    </article>
  );
}

const paidWords = ({ payment, supplier: { city } }: Order): string => {
  if (payment?.status !== 'SUCCEEDED' || !payment.succeededAt) return t`Not paid yet.`;
  const moment = dateAndTime(payment.succeededAt, city.timeZone);
  if (payment.method === 'CREDIT')
    return t`Paid with your tiffin bill on ${moment}. All prices in US dollars.`;
  return payment.method === 'CARD'
    ? t`Paid by card on ${moment}. All prices in US dollars.`
    : t`Paid directly to our support team on ${moment}. All prices in US dollars.`;
};
