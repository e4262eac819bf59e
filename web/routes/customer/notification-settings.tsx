import { t } from '@lingui/core/macro';
import { NotificationSettings } from '../../features/notifications/NotificationSettings.tsx';
import { PushDevices } from '../../features/notifications/PushDevices.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useNotificationSettingsQuery } from '../../generated/graphql.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export default function NotificationSettingsScreen() {
  return (
    <>
      <PageTitle text={t`Changes save automatically.`}>{t`Notifications`}</PageTitle>
      <SignedInOnly whileLoading={<SettingsSkeleton />}>
        <Settings />
      </SignedInOnly>
    </>
  );
}

function Settings() {
  const { data, error, refetch } = useNotificationSettingsQuery();
  if (data)
    return (
      <>
        <NotificationSettings settings={data.notificationSettings} />
        <PushDevices
          devices={data.pushDevices.filter(({ isReachable }) => isReachable)}
          pushKey={data.pushKey}
        />
      </>
    );
  return error ? <ErrorState onRetry={() => void refetch()} /> : <SettingsSkeleton />;
}

const SettingsSkeleton = () => (
  <div role="status" className="flex flex-col gap-6">
    <span className="sr-only">{t`Loading your settings`}</span>
    <Skeleton className="h-52 rounded-card" />
    <Skeleton className="h-64 rounded-card" />
  </div>
);
