import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import SearchX from '~icons/lucide/search-x';
import { paths } from '../../../app/paths.ts';
import { SignedInOnly } from '../../../features/session/SignedInOnly.tsx';
import { hasSpot } from '../../../features/tiffin-plans/offers/spots-words.ts';
import { asksToWait, waitlistPath } from '../../../features/tiffin-plans/offers/waitlist-path.ts';
import { useOfferToStartQuery } from '../../../generated/graphql.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../../ui/display/PageTitle.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { PlanOfOffer } from './PlanOfOffer.tsx';

const PlansClosed = lazyWithRetry(() => import('../../../features/tiffin-plans/starting/PlansClosed.tsx'));
const WherePlansStart = lazyWithRetry(
  () => import('../../../features/tiffin-plans/starting/WherePlansStart.tsx'),
);
const WaitForOffer = lazyWithRetry(() => import('../../../features/tiffin-plans/waiting/WaitForOffer.tsx'));

/** Starts a tiffin plan that a kitchen offers, or one meal of it. */
export default function NewPlanOfOfferScreen() {
  const [parameters] = useSearchParams();
  const isTrial = parameters.get('meals') === 'one';
  return (
    <>
      <Title isTrial={isTrial} isToWait={asksToWait(parameters)} />
      <SignedInOnly forRole="CUSTOMER" whileLoading={<Skeleton className="h-80" />}>
        <OpenOffer isTrial={isTrial} />
      </SignedInOnly>
    </>
  );
}

const Title = ({ isTrial, isToWait }: { isTrial: boolean; isToWait: boolean }) => {
  if (isToWait) return <PageTitle>{t`Waiting list`}</PageTitle>;
  return isTrial ? (
    <PageTitle text={t`One meal at the price of the plan.`}>{t`Try a tiffin plan`}</PageTitle>
  ) : (
    <PageTitle text={t`The same meal every week, until you stop.`}>{t`New tiffin plan`}</PageTitle>
  );
};

function OpenOffer({ isTrial }: { isTrial: boolean }) {
  const { offerId = '' } = useParams();
  const [parameters] = useSearchParams();
  const query = useOfferToStartQuery({
    variables: { id: offerId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // While spots are read again, what is typed stays.
  const { previousData, data = previousData, error, refetch } = query;
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-80" />;
  const offer = data.tiffinOffer;
  if (!offer?.isOpen) return <NotOffered />;
  const wait = data.myTiffinWaits.waits.find(each => each.offer?.id === offer.id);
  const reserved = wait?.reservedUntil ? wait : undefined;
  const isFull = isTrial ? !hasSpot(offer) : offer.isFull;
  const isToWait = !reserved && (isFull || asksToWait(parameters));
  // The address says which screen it is, and so its title.
  if (isToWait !== asksToWait(parameters))
    return <Navigate replace to={isToWait ? waitlistPath(offer.id) : paths.offeredPlan(offer.id)} />;
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
      {isToWait ? (
        // Waiting lists continue while new plans are closed.
        <WaitForOffer offer={offer} wait={wait} />
      ) : (
        <WherePlansStart supplierId={offer.supplier.id} closed={<NoPlans supplierId={offer.supplier.id} />}>
          <PlanOfOffer key={offer.id} offer={offer} isTrial={isTrial} reserved={reserved} />
        </WherePlansStart>
      )}
    </Suspense>
  );
}

const NoPlans = ({ supplierId }: { supplierId: string }) => (
  <PlansClosed
    action={
      <ButtonLink variant="secondary" to={paths.kitchen(supplierId)}>{t`See the kitchen's menu`}</ButtonLink>
    }
  />
);

const NotOffered = () => (
  <EmptyState
    icon={<SearchX />}
    title={t`Not offered any more`}
    text={t`The cook has withdrawn this plan, or a dish of it is off the menu.`}
    action={<ButtonLink to={paths.home()}>{t`Browse kitchens`}</ButtonLink>}
  />
);
