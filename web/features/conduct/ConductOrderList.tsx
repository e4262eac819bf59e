import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ConductMeasureKind, ConductOrders_pageFragment } from '../../generated/graphql.ts';
import { clockTime, dateAndTime, shortDay } from '../../lib/formats/dates.ts';
import { mealtimeWord } from '../../lib/formats/meal-window-words.ts';
import { reportedIssue } from '../../lib/issue-words.ts';
import { translate } from '../../lib/language.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { measureNames } from './conduct-words.ts';

export type ConductOrder = ConductOrders_pageFragment['edges'][number]['node'];

interface Props {
  kind: ConductMeasureKind;
  pages: {
    rows: readonly ConductOrder[] | undefined;
    hasFailed: boolean;
    after: string | null;
    isLoadingMore: boolean;
    onMore: (after: string) => Promise<unknown>;
    onRetry: () => void;
  };
  pathOf: (orderId: string) => string;
}

/** The orders behind a figure, each with why it counts. */
export function ConductOrderList({ kind, pages, pathOf }: Props) {
  const heading = useId();
  const { rows, hasFailed, after, isLoadingMore, onMore, onRetry } = pages;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-title font-bold">
        {translate(measureNames[kind])}
      </h2>
      {!rows && (hasFailed ? <ErrorState onRetry={onRetry} /> : <Skeleton className="h-40" />)}
      {rows?.length === 0 && (
        <p className="text-muted">{t`None of these orders counts here anymore: what happened to them has changed since.`}</p>
      )}
      {rows && rows.length > 0 && (
        <RowList>
          {rows.map(order => (
            <li key={order.id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
              <div className="min-w-0">
                <Link
                  to={pathOf(order.id)}
                  className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4 tabular-nums"
                >
                  {order.orderNumber}
                </Link>
                <p className="text-small text-muted">
                  {shortDay(order.serviceDate)}, {mealtimeWord(order.mealtime)}
                </p>
              </div>
              <p className="min-w-0 wrap-anywhere">{whyOf(kind, order)}</p>
            </li>
          ))}
        </RowList>
      )}
      <MoreButton after={after} words={t`Show earlier orders`} isLoading={isLoadingMore} onMore={onMore} />
    </section>
  );
}

const whyOf = (kind: ConductMeasureKind, order: ConductOrder): string => {
  const { timeZone } = order.supplier.city;
  const until = clockTime(order.servedUntil, timeZone);
  switch (kind) {
    case 'CANCELED':
      return order.cancellationReason ?? '';
    case 'UNFINISHED':
      return t`Serving time until ${until}`;
    case 'LATE': {
      const at = dateAndTime(handedOverAt(order), timeZone);
      return t`Serving time until ${until}, handed over ${at}`;
    }
    case 'REFUNDED':
      return order.issue ? reportedIssue(order.issue, sentenceText) : '';
  }
};

/** For pickup when it was ready, as the server counts it. */
const handedOverAt = ({ fulfillment, timeline }: ConductOrder): string => {
  const ready = timeline.find(({ status }) => status === 'READY');
  const delivered = timeline.find(({ status }) => status === 'DELIVERED');
  return ((fulfillment === 'PICKUP' && ready) || delivered)!.at;
};
