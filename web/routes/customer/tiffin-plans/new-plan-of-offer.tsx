import { t } from '@lingui/core/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import SearchX from '~icons/lucide/search-x';
import { paths } from '../../../app/paths.ts';
import { SignedInOnly } from '../../../features/session/SignedInOnly.tsx';
import { useOfferToStartQuery } from '../../../generated/graphql.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../../ui/display/PageTitle.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PlanOfOffer } from './PlanOfOffer.tsx';

/** Starts a tiffin plan that a kitchen offers, or one meal of it. */
export default function NewPlanOfOfferScreen() {
  const isTrial = useSearchParams()[0].get('meals') === 'one';
  return (
    <>
      {isTrial ? (
        <PageTitle text={t`One meal at the price of the plan.`}>{t`Try a tiffin plan`}</PageTitle>
      ) : (
        <PageTitle text={t`The same meal every week, until you stop.`}>{t`New tiffin plan`}</PageTitle>
      )}
      <SignedInOnly forRole="CUSTOMER" whileLoading={<Skeleton className="h-80" />}>
        <OpenOffer isTrial={isTrial} />
      </SignedInOnly>
    </>
  );
}

function OpenOffer({ isTrial }: { isTrial: boolean }) {
  const { offerId = '' } = useParams();
  const { data, error, refetch } = useOfferToStartQuery({
    variables: { id: offerId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-80" />;
  const offer = data.tiffinOffer;
  return offer?.isOpen ? <PlanOfOffer key={offer.id} offer={offer} isTrial={isTrial} /> : <NotOffered />;
}

const NotOffered = () => (
  <EmptyState
    icon={<SearchX />}
    title={t`Not offered any more`}
    text={t`The cook has withdrawn this plan, or a dish of it is off the menu.`}
    action={<ButtonLink to={paths.home()}>{t`Browse kitchens`}</ButtonLink>}
  />
);
