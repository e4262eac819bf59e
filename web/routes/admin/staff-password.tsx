import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import MailX from '~icons/lucide/mail-x';
import { paths } from '../../app/paths.ts';
import { ScreenSkeleton } from '../../app/ScreenSkeleton.tsx';
import SecondFactorForm from '../../features/session/SecondFactorForm.tsx';
import { showSecondFactorDue } from '../../features/session/second-factor-due.ts';
import { SetStaffPasswordForm } from '../../features/staff/SetStaffPasswordForm.tsx';
import { type SecondFactorNeededFragment, useStaffLinkOfferQuery } from '../../generated/graphql.ts';
import { beginSession } from '../../lib/session/session-record.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';

/** Opened by the link that an owner sent to a staff member, whose token is in the fragment of the address. */
export default function StaffPasswordScreen() {
  const { hash } = useLocation();
  // Of the first rendering: signing in may change the address.
  const [token] = useState(hash.slice(1));
  const [needed, setNeeded] = useState<SecondFactorNeededFragment>();
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { data, error, refetch } = useStaffLinkOfferQuery({
    variables: { token },
    fetchPolicy: 'no-cache',
  });
  const goTo = (path: string) => navigate(path, { replace: true });
  const toAdmin = () => goTo(paths.admin());
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  if (!data.staffLinkOffer) return <LinkOver />;
  const { name, email } = data.staffLinkOffer;
  return (
    <>
      <PageTitle text={`For ${name}, ${email}.`}>Set a new password</PageTitle>
      {needed ? (
        <SecondFactorForm
          needed={needed}
          onSignedIn={toAdmin}
          onKitchenSignedIn={toAdmin}
          onStartAgain={() => goTo(paths.customerLogin())}
        />
      ) : (
        <SetStaffPasswordForm
          token={token}
          email={email}
          onSecondFactor={setNeeded}
          onSignedIn={({ sessionId, user, isSecondFactorDue }) => {
            beginSession(client, sessionId, user);
            if (isSecondFactorDue) showSecondFactorDue(toast);
            toAdmin();
          }}
        />
      )}
    </>
  );
}

const LinkOver = () => (
  <EmptyState
    icon={<MailX />}
    title="This link is no longer valid"
    text="It was used, sent again or has expired. Ask an owner to send you a new one."
    action={<ButtonLink to={paths.customerLogin()}>Go to sign in</ButtonLink>}
  />
);
