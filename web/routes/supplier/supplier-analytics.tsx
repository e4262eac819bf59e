import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import ChartColumn from '~icons/lucide/chart-column';
import { analyticsWeekChoices } from '../../../schema/constants.ts';
import { paths } from '../../app/paths.ts';
import { BestDishes } from '../../features/analytics/BestDishes.tsx';
import { CsvDownload } from '../../features/analytics/CsvDownload.tsx';
import { PeriodFigures } from '../../features/analytics/PeriodFigures.tsx';
import { ratingWords } from '../../features/analytics/share-words.ts';
import { WeekCharts } from '../../features/analytics/WeekCharts.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { type SupplierAnalyticsQuery, useSupplierAnalyticsQuery } from '../../generated/graphql.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Figure, Figures } from '../../ui/display/Figure.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AnalyticsSkeleton } from './AnalyticsSkeleton.tsx';

const Reliability = lazyWithRetry(() => import('./Reliability.tsx'));

/** How the kitchen sells, or how reliably it completes its orders. */
export default function SupplierAnalyticsScreen() {
  const { view } = useParams();
  if (view === undefined) return <Performance />;
  if (view !== 'reliability') return <Navigate to={paths.supplierAnalytics()} replace />;
  return (
    <Suspense fallback={<AnalyticsSkeleton />}>
      <Reliability />
    </Suspense>
  );
}

function Performance() {
  useDocumentTitle(t`Performance`);
  return (
    <>
      <PageTitle>{t`Performance`}</PageTitle>
      <SignedInOnly forRole="SUPPLIER" whileLoading={<AnalyticsSkeleton />}>
        <Analytics />
        <div className="mt-8">
          <ButtonLink to={paths.supplierReliability()} variant="secondary">
            {t`Reliability`}
          </ButtonLink>
        </div>
      </SignedInOnly>
    </>
  );
}

const usual = 8;

function Analytics() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('weeks'));
  const weeks = analyticsWeekChoices.find(choice => choice === asked) ?? usual;
  const { data, previousData, error, refetch } = useSupplierAnalyticsQuery({
    variables: { weeks },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  if (!shown) return error ? <ErrorState onRetry={() => void refetch()} /> : <AnalyticsSkeleton />;
  if (!shown.supplierAnalytics) return <NotYet />;
  const choose = (chosen: string) => setSearch({ weeks: chosen }, { replace: true });
  return <KitchenFigures analytics={shown.supplierAnalytics} weeks={weeks} onChoose={choose} />;
}

interface Props {
  analytics: NonNullable<SupplierAnalyticsQuery['supplierAnalytics']>;
  weeks: number;
  onChoose: (weeks: string) => void;
}

function KitchenFigures({ analytics, weeks, onChoose }: Props) {
  const { avgRating, totalOrders, totalRevenue } = analytics;
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="since-you-began">
        <h2 id="since-you-began" className="mb-3 text-title font-bold">
          {t`All time`}
        </h2>
        <Figures>
          <Figure label={t`Average rating`} value={ratingWords(avgRating)} />
          <Figure label={t`Total orders`} value={totalOrders} />
          <Figure label={t`Total revenue`} value={totalRevenue.text} />
        </Figures>
      </section>
      {totalOrders === 0 ? (
        <NothingSold />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-title font-bold">{t`Week by week`}</h2>
            <CsvDownload analytics={analytics} />
          </div>
          <div className="min-[56rem]:max-w-md">
            <SegmentedControl
              label={t`Period`}
              value={String(weeks)}
              onChange={onChoose}
              options={analyticsWeekChoices.map(choice => ({
                value: String(choice),
                label: t`${choice} weeks`,
              }))}
            />
          </div>
          <PeriodFigures analytics={analytics} />
          <div className="grid gap-4 min-[56rem]:grid-cols-2">
            <WeekCharts analytics={analytics} />
            <BestDishes analytics={analytics} />
          </div>
        </>
      )}
    </div>
  );
}

const NothingSold = () => (
  <EmptyState
    icon={<ChartColumn />}
    title={t`No orders yet`}
    text={t`Your numbers appear here after your first order, week by week.`}
    action={<ButtonLink to={paths.menuManagement()}>{t`View your menu`}</ButtonLink>}
  />
);

const NotYet = () => (
  <EmptyState
    icon={<ChartColumn />}
    title={t`Performance is shown after approval`}
    text={t`Once your kitchen is approved and selling, you'll see how it's doing here.`}
    action={<ButtonLink to={paths.supplierOnboarding()}>{t`Continue your application`}</ButtonLink>}
  />
);
