import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ClaimDetails } from '../../features/ein-claim/ClaimDetails.tsx';
import { type Claimant, ClaimStart } from '../../features/ein-claim/ClaimStart.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

type Step = { at: 'start' | 'details' | 'done'; claimant: Claimant };

/** For people whose EIN someone else registered. The registration hands over what was typed there. */
export default function ClaimEinScreen() {
  const { state } = useLocation();
  const [{ at, claimant }, setStep] = useState<Step>({
    at: 'start',
    claimant: { ein: state?.ein ?? '', email: state?.email ?? '' },
  });
  return (
    <>
      <PageTitle
        text={t`If someone else registered with your EIN, show us the letter in which the IRS gave it to you.`}
      >
        {t`Claim your EIN`}
      </PageTitle>
      {at === 'start' && (
        <ClaimStart
          start={claimant}
          onCodeMailed={entered => setStep({ at: 'details', claimant: entered })}
        />
      )}
      {at === 'details' && (
        <ClaimDetails
          claimant={claimant}
          onClaimed={() => setStep({ at: 'done', claimant })}
          onBack={() => setStep({ at: 'start', claimant })}
        />
      )}
      {at === 'done' && (
        <div className="flex flex-col gap-5">
          <div role="status">
            <Notice tone="leaf">{t`Thank you. We check the letter and email you our decision.`}</Notice>
          </div>
          <ButtonLink variant="secondary" fullWidth to={paths.home()}>
            {t`Back to the kitchens`}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
