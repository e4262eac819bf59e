import { NetworkStatus } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { type PastMealFragment, usePastMealsQuery } from '../../../generated/graphql.ts';
import { dayWord } from '../../../lib/formats/dates.ts';
import { nextPage } from '../../../lib/next-page.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { MoreButton } from '../../../ui/lists/MoreButton.tsx';
import { DayLookBadge } from '../days/DayLookBadge.tsx';

interface Props {
  planId: string;
  timeZone: string;
}

/** The meals of a plan that are over, the latest first, with what became of each; nothing while there are none. */
export function PastMeals({ planId, timeZone }: Props) {
  const { data, fetchMore, networkStatus } = usePastMealsQuery({
    variables: { id: planId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.tiffinPlan?.pastDays;
  if (!page?.nodes.length) return null;
  const loadMore = (after: string) => fetchMore({ variables: { after }, updateQuery: withNextPage });
  return (
    <section aria-labelledby="past-meals">
      <h2 id="past-meals" className="text-title font-bold">{t`Past meals`}</h2>
      <ul className="mt-2 divide-y divide-border">
        {page.nodes.map(meal => (
          <PastMeal key={meal.serviceDate} meal={meal} timeZone={timeZone} />
        ))}
      </ul>
      <MoreButton
        after={nextPage(page.pageInfo)}
        words={t`Show earlier meals`}
        isLoading={networkStatus === NetworkStatus.fetchMore}
        onMore={loadMore}
      />
    </section>
  );
}

type Answer = NonNullable<ReturnType<typeof usePastMealsQuery>['data']>;

const withNextPage = (known: Answer, { fetchMoreResult }: { fetchMoreResult: Answer }): Answer => {
  if (!known.tiffinPlan || !fetchMoreResult.tiffinPlan) return known;
  const { pastDays: next } = fetchMoreResult.tiffinPlan;
  const nodes = [...known.tiffinPlan.pastDays.nodes, ...next.nodes];
  return { ...known, tiffinPlan: { ...known.tiffinPlan, pastDays: { ...next, nodes } } };
};

const PastMeal = ({ meal, timeZone }: { meal: PastMealFragment; timeZone: string }) => {
  const { serviceDate, look, reason, order } = meal;
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{dayWord(serviceDate, timeZone, new Date())}</span>
        <DayLookBadge look={look} />
      </p>
      {reason && <p className="mt-1 text-small text-muted">{sentenceText(reason)}</p>}
      {order && (
        <p className="-mb-2 flex flex-wrap items-center gap-x-3 tabular-nums">
          <Link
            to={paths.order(order.id)}
            className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
          >{t`Order ${order.orderNumber}`}</Link>
          <span className="text-small text-muted">{order.total.text}</span>
        </p>
      )}
    </li>
  );
};
