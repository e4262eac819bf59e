import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  type ChecklistStep_stepFragment,
  type OnboardingStatus,
  useChecklistStep_step,
} from '../../generated/graphql.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { BankAccountButton } from './BankAccountButton.tsx';
import { DocumentUploader } from './DocumentUploader.tsx';
import { GivenForStep } from './GivenForStep.tsx';
import { stepElementId } from './go-to-step.ts';
import { stepBadge } from './onboarding-words.ts';
import { SignAgreementButton } from './SignAgreementButton.tsx';
import { StepBadge } from './StepBadge.tsx';

interface Props {
  step: FragmentType<ChecklistStep_stepFragment>;
  application: OnboardingStatus;
}

/** One item of the checklist, with what the kitchen can do about it. */
export function ChecklistStep({ step: from, application }: Props) {
  const step = useChecklistStep_step(from);
  const title = sentenceText(step.title);
  return (
    <li id={stepElementId(step.stepId)} className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-[min(12rem,100%)] flex-1 font-semibold">{title}</h3>
        <StepBadge words={stepBadge(step, application)} />
      </div>
      <p className="mt-1 text-small text-muted">{sentenceText(step.description)}</p>
      {step.rejectionReason && (
        <div className="mt-3">
          <Notice tone="danger">
            <strong>{t`Please correct this:`}</strong>{' '}
            <span className="break-words">{step.rejectionReason}</span>
          </Notice>
        </div>
      )}
      <GivenForStep step={step} />
      {step.viewerCanComplete && <ToComplete step={step} title={title} />}
    </li>
  );
}

function ToComplete({ step, title }: { step: ChecklistStep_stepFragment; title: string }) {
  if (step.category === 'AGREEMENT') return <SignAgreementButton stepId={step.stepId} title={title} />;
  if (step.stepId === 'BANK_ACCOUNT') return <BankAccountButton />;
  return (
    <DocumentUploader
      stepId={step.stepId}
      title={title}
      isReplacing={Boolean(step.documentUrl)}
      isSmall={!step.required || step.completed}
    />
  );
}
