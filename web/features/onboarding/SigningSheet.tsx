import { t } from '@lingui/core/macro';
import { type OnboardingStepId, useAgreementTextQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { AgreementText } from './AgreementText.tsx';
import { SigningForm } from './SigningForm.tsx';

interface Props {
  stepId: OnboardingStepId;
  title: string;
  onClose: () => void;
}

/** An agreement to read, with the form to sign it below. */
export default function SigningSheet({ stepId, title, onClose }: Props) {
  const { data, error, refetch } = useAgreementTextQuery();
  const agreement = data?.onboarding?.steps.find(step => step.stepId === stepId)?.agreement;
  return (
    <Sheet onClose={onClose} title={title} description={t`Please read the whole text before you sign.`}>
      {agreement ? (
        <>
          <AgreementText agreement={agreement} />
          <SigningForm stepId={stepId} title={title} onSigned={onClose} />
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Sheet>
  );
}
