import type { ReactNode } from 'react';
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

export default function SupplierSettingsScreen() {
  return (
    <>
      <PageTitle>Kitchen settings</PageTitle>
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
    <div className="flex flex-col gap-8">
      <Part id="pause" heading="Taking a break">
        <KitchenPause kitchen={kitchen} />
      </Part>
      <Part id="capacity" heading="Meals a day">
        <KitchenCapacity kitchen={kitchen} />
      </Part>
      <Part id="profile" heading="Your kitchen">
        <KitchenProfileForm kitchen={kitchen} />
      </Part>
      <Part id="account" heading="Account">
        <p className="mb-3 text-muted">
          You sign in with {kitchen.email} and the EIN{' '}
          <span className="whitespace-nowrap">{kitchen.einMasked}</span>.
        </p>
        <Button variant="secondary" fullWidth onClick={() => void signOut()}>
          Logout
        </Button>
      </Part>
    </div>
  );
}

const Part = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-20">
    <h2 id={`${id}-heading`} className="mb-3 text-title font-semibold">
      {heading}
    </h2>
    {children}
  </section>
);

const SettingsSkeleton = () => (
  <div role="status" className="flex flex-col gap-6">
    <span className="sr-only">Loading your settings</span>
    <Skeleton className="h-40 rounded-card" />
    <Skeleton className="h-40 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
  </div>
);
