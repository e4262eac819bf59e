import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense } from 'react';
import { KitchenCapacity } from '../../features/kitchen-account/KitchenCapacity.tsx';
import { KitchenPause } from '../../features/kitchen-account/KitchenPause.tsx';
import { KitchenProfileForm } from '../../features/kitchen-account/KitchenProfileForm.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useSignOut } from '../../features/session/use-sign-out.ts';
import { useKitchenSettingsQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const KitchenPhotos = lazyWithRetry(() => import('../../features/kitchen-account/KitchenPhotos.tsx'));

export default function SupplierSettingsScreen() {
  return (
    <>
      <PageTitle>{t`Kitchen settings`}</PageTitle>
      <SignedInOnly forRole="SUPPLIER" whileLoading={<SettingsSkeleton />}>
        <OwnSettings />
      </SignedInOnly>
    </>
  );
}

function OwnSettings() {
  const { data, error, refetch } = useKitchenSettingsQuery();
  const signOut = useSignOut();
  const kitchen = data?.myKitchen;
  if (!kitchen) return error ? <ErrorState onRetry={() => void refetch()} /> : <SettingsSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-8 min-[56rem]:grid-cols-2">
      <div className="space-y-8">
        <Part id="pause" heading={t`Taking a break`}>
          <KitchenPause kitchen={kitchen} />
        </Part>
        <Part id="capacity" heading={t`Meals a day`}>
          <KitchenCapacity kitchen={kitchen} />
        </Part>
        <Part id="photos" heading={t`Photos`}>
          <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
            <KitchenPhotos kitchen={kitchen} />
          </Suspense>
        </Part>
      </div>
      <div className="space-y-8">
        <Part id="profile" heading={t`Your kitchen`}>
          <KitchenProfileForm kitchen={kitchen} />
        </Part>
        <Part id="account" heading={t`Account`}>
          <p className="mb-3 text-muted">
            {t`You sign in with ${kitchen.email} and the EIN ${kitchen.einMasked ?? ''}.`}
          </p>
          <Button variant="secondary" fullWidth onClick={() => void signOut()}>
            {t`Logout`}
          </Button>
        </Part>
      </div>
    </div>
  );
}

const Part = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className="mb-3 text-title font-semibold">
      {heading}
    </h2>
    {children}
  </section>
);

const SettingsSkeleton = () => (
  <div role="status" className="space-y-8">
    <span className="sr-only">{t`Loading your settings`}</span>
    <Skeleton className="h-40 rounded-card" />
    <Skeleton className="h-40 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);
