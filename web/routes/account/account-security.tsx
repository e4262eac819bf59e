import { t } from '@lingui/core/macro';
import { scopesWithin } from '../../../schema/api-scopes.ts';
import { eventTypesWithin } from '../../../schema/event-types.ts';
import { EmailSection } from '../../features/email/EmailSection.tsx';
import { Security } from '../../features/profile/Security.tsx';
import ApiTokens from '../../features/programs/api-tokens/ApiTokens.tsx';
import Webhooks from '../../features/programs/webhooks/Webhooks.tsx';
import SecondFactors from '../../features/second-factor/SecondFactors.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useLeave } from '../../features/session/use-sign-out.ts';
import { Sessions } from '../../features/sessions/Sessions.tsx';
import { type AccountSecurityQuery, useAccountSecurityQuery } from '../../generated/graphql.ts';
import { storeSession } from '../../lib/session/session-record.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

/** How a person of any role signs in, and where they are signed in. */
export default function AccountSecurityScreen() {
  return (
    <>
      <PageTitle>{t`Sign-in & security`}</PageTitle>
      <SignedInOnly whileLoading={<SecuritySkeleton />}>
        <AccountSecurity />
      </SignedInOnly>
    </>
  );
}

function AccountSecurity() {
  const { data, error, refetch } = useAccountSecurityQuery();
  if (data?.me) return <OwnSecurity me={data.me} isSandbox={Boolean(data.sandbox)} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <SecuritySkeleton />;
}

interface Props {
  me: NonNullable<AccountSecurityQuery['me']>;
  isSandbox: boolean;
}

function OwnSecurity({ me, isSandbox }: Props) {
  const leave = useLeave();
  const rights = me.role === 'SUPPLIER' ? 'KITCHEN' : me.rights;
  if (me.viewedUntil !== null)
    return <Notice tone="info">{t`How a person signs in is not shown to staff who view as them.`}</Notice>;
  return (
    <div className="flex flex-col gap-7">
      <EmailSection email={me.email} isProven={me.isEmailProven} />
      <Security email={me.email} role={me.role} onPasswordChanged={storeSession} onSignedOut={leave} />
      <Sessions hasPassword={me.role !== 'SUPPLIER'} />
      <SecondFactors />
      {me.role !== 'CUSTOMER' && (
        <>
          <ApiTokens scopes={scopesWithin(rights).filter(scope => isSandbox || scope !== 'SANDBOX_WRITE')} />
          <Webhooks types={eventTypesWithin(rights)} />
        </>
      )}
    </div>
  );
}

const SecuritySkeleton = () => (
  <div role="status" className="flex flex-col gap-6">
    <span className="sr-only">{t`Loading your account`}</span>
    <Skeleton className="h-32 rounded-card" />
    <Skeleton className="h-32 rounded-card" />
  </div>
);
