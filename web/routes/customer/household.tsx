import { t } from '@lingui/core/macro';
import { HouseholdBook } from '../../features/household/HouseholdBook.tsx';
import { MealsToAskAbout } from '../../features/household/MealsToAskAbout.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useHouseholdQuery } from '../../generated/graphql.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export default function HouseholdScreen() {
  return (
    <>
      <PageTitle text={t`Only you see this. Kitchens and our staff don't.`}>{t`Your household`}</PageTitle>
      <SignedInOnly whileLoading={<Skeleton className="h-24 rounded-card" />}>
        <OwnHousehold />
      </SignedInOnly>
    </>
  );
}

function OwnHousehold() {
  const { data, error, refetch } = useHouseholdQuery({ fetchPolicy: 'cache-and-network' });
  const readAgain = () => void refetch().catch(() => undefined);
  if (data)
    return (
      <>
        <HouseholdBook household={data.household} onChangedElsewhere={readAgain} />
        {data.household.people.length > 0 && <MealsToAskAbout />}
      </>
    );
  return error ? <ErrorState onRetry={readAgain} /> : <Skeleton className="h-24 rounded-card" />;
}
