import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import MailX from '~icons/lucide/mail-x';
import { staffRoles } from '../../../schema/staff-rights.ts';
import { paths } from '../../app/paths.ts';
import { ScreenSkeleton } from '../../app/ScreenSkeleton.tsx';
import { JoinStaffForm } from '../../features/staff/JoinStaffForm.tsx';
import { useStaffOfferQuery } from '../../generated/graphql.ts';
import { beginSession } from '../../lib/session/session-record.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';

/** Opened by the link of an invitation, whose token is in the fragment of the address. */
export default function JoinStaffScreen() {
  const { hash } = useLocation();
  // Of the first rendering: signing in may change the address.
  const [token] = useState(hash.slice(1));
  const client = useApolloClient();
  const navigate = useNavigate();
  const { data, error, refetch } = useStaffOfferQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  if (!data.staffOffer) return <InvitationOver />;
  const { email, staffRole, invitedByName } = data.staffOffer;
  const { name, description } = staffRoles[staffRole];
  return (
    <>
      <PageTitle
        text={`${invitedByName} invites ${email} to join the team as ${name.toLowerCase()}. ${description}`}
      >
        Join the team
      </PageTitle>
      <JoinStaffForm
        token={token}
        email={email}
        onJoined={({ sessionId, user }) => {
          beginSession(client, sessionId, user);
          navigate(paths.admin(), { replace: true });
        }}
      />
    </>
  );
}

const InvitationOver = () => (
  <EmptyState
    icon={<MailX />}
    title="This invitation is no longer valid"
    text="It was used, withdrawn, sent again or has expired. Ask the person who invited you to send a new one."
    action={<ButtonLink to={paths.customerLogin()}>Go to sign in</ButtonLink>}
  />
);
