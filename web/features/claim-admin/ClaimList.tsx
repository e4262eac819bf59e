import { type ReactNode, Suspense } from 'react';
import BadgeCheck from '~icons/lucide/badge-check';
import { reasonLengthLimit } from '../../../schema/constants.ts';
import {
  type ClaimFacts_claimFragment,
  EinClaimsDocument,
  useAcceptEinClaimMutation,
  useEinClaimsQuery,
  useRejectEinClaimMutation,
} from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { failureText } from '../../lib/failure-text.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { phoneWords } from '../../lib/formats/phone.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { FactList } from '../../ui/lists/FactList.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const ReasonDialog = lazyWithRetry(() => import('../../ui/overlays/ReasonDialog.tsx'));
const notDone = 'Something went wrong. Please try again.';

type Claim = ClaimFacts_claimFragment;
type KitchenLink = (kitchen: { id: string; name: string }) => ReactNode;

/** Open claims, oldest first, with the decision. */
export function ClaimList({ kitchenLink }: { kitchenLink: KitchenLink }) {
  const { data, error, refetch } = useEinClaimsQuery({ fetchPolicy: 'cache-and-network' });
  const { open, show, close } = useDialogInUrl();
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />;
  if (data.taxIdClaims.length === 0)
    return (
      <EmptyState
        icon={<BadgeCheck />}
        title="No open claims"
        text="People whose EIN someone else registered appear here."
      />
    );
  const [act, id] = [open?.slice(0, open.indexOf('-')), open?.slice(open.indexOf('-') + 1)];
  const asked = data.taxIdClaims.find(claim => claim.id === id);
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.taxIdClaims.map(claim => (
          <li key={claim.id}>
            <ClaimCard
              claim={claim}
              kitchenLink={kitchenLink}
              onAct={wanted => show(`${wanted}-${claim.id}`)}
            />
          </li>
        ))}
      </ul>
      {asked && (act === 'accept' || act === 'reject') && (
        <Suspense fallback={null}>
          <DecideClaim claim={asked} act={act} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface CardProps {
  claim: Claim;
  kitchenLink: KitchenLink;
  onAct: (act: 'accept' | 'reject') => void;
}

function ClaimCard({ claim, kitchenLink, onAct }: CardProps) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { kitchenId, kitchenName, kitchenStatus, letterUrl } = claim;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-bold">EIN {claim.taxIdMasked}</h2>
      <FactList
        facts={[
          { name: 'Claimant', value: claim.contactName },
          { name: 'Email (proven)', value: claim.email },
          { name: 'Phone', value: phoneWords(claim.phone) },
          { name: 'Message', value: claim.message },
          { name: 'Claimed', value: dateAndTime(claim.createdAt, timeZone) },
          {
            name: 'Letter',
            value: letterUrl && (
              <a href={letterUrl} download className="font-medium text-primary underline underline-offset-4">
                {claim.fileName}
              </a>
            ),
          },
          {
            name: 'Registered by',
            value:
              kitchenId && kitchenName ? (
                <>
                  {kitchenLink({ id: kitchenId, name: kitchenName })} ({kitchenStatus?.toLowerCase()})
                </>
              ) : (
                'No kitchen any more'
              ),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onAct('accept')}>Accept</Button>
        <Button variant="danger" onClick={() => onAct('reject')}>
          Reject
        </Button>
      </div>
    </Card>
  );
}

interface DecideProps {
  claim: Claim;
  act: 'accept' | 'reject';
  onClose: () => void | Promise<void>;
}

function DecideClaim({ claim, act, onClose }: DecideProps) {
  const options = { refetchQueries: [EinClaimsDocument] };
  const [accept] = useAcceptEinClaimMutation(options);
  const [reject] = useRejectEinClaimMutation(options);
  const decide = async (reason: string): Promise<string | undefined> => {
    const variables = { id: claim.id, reason };
    try {
      const answer =
        act === 'accept'
          ? (await accept({ variables })).data?.acceptEinClaim
          : (await reject({ variables })).data?.rejectEinClaim;
      return answer?.__typename === 'EinClaim' ? undefined : (answer?.message ?? notDone);
    } catch (error) {
      return failureText(error, notDone);
    }
  };
  return (
    <ReasonDialog
      title={act === 'accept' ? 'Accept this claim?' : 'Reject this claim?'}
      description={
        act === 'accept'
          ? 'The kitchen loses this EIN; if it was never approved, its account is closed. Only the claimant can register the EIN for 30 days.'
          : 'The claimant reads the reason by email. Nothing else changes.'
      }
      act={act === 'accept' ? 'Accept' : 'Reject'}
      draftKey={`${act}-claim-${claim.id}`}
      isGrave={act === 'reject'}
      hint="Emailed to the claimant and saved in the audit trail."
      longest={reasonLengthLimit}
      onAct={decide}
      onClose={onClose}
    />
  );
}
