import { t } from '@lingui/core/macro';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useProfileQuery } from '../../generated/graphql.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { OwnProfile } from './OwnProfile.tsx';

export default function ProfileScreen() {
  return (
    <>
      <PageTitle>{t`Your profile`}</PageTitle>
      <SignedInOnly whileLoading={<ProfileSkeleton />}>
        <Profile />
      </SignedInOnly>
    </>
  );
}

function Profile() {
  const { data, error, refetch } = useProfileQuery();
  if (data?.me) return <OwnProfile me={data.me} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <ProfileSkeleton />;
}

const ProfileSkeleton = () => (
  <div role="status" className="flex flex-col gap-6">
    <span className="sr-only">{t`Loading your profile`}</span>
    <Skeleton className="h-44 rounded-card" />
    <Skeleton className="h-72 rounded-card" />
  </div>
);
