import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  type OnboardingProgress_applicationFragment,
  useOnboardingProgress_application,
} from '../../generated/graphql.ts';
import { Card } from '../../ui/display/Card.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { RequiredStep } from './RequiredStep.tsx';

interface Props {
  application: FragmentType<OnboardingProgress_applicationFragment>;
}

/** How much of what is required is done, and each of it as a row that leads to it. */
export function OnboardingProgress({ application: from }: Props) {
  const application = useOnboardingProgress_application(from);
  const { requiredTotal, requiredCompleted, mandatoryDocumentsTotal, mandatoryDocumentsPresent } =
    application;
  const required = application.steps.filter(step => step.required);
  return (
    <Card className="flex flex-col gap-5">
      <ProgressBar
        label={t`Required items completed`}
        value={requiredCompleted / requiredTotal}
        words={t`${requiredCompleted} of ${requiredTotal}`}
      />
      <ul className="-mx-4 divide-y divide-border border-y border-border">
        {required
          .filter(step => !step.isMandatoryDocument)
          .map(step => (
            <RequiredStep key={step.id} step={step} />
          ))}
      </ul>
      <section aria-labelledby="mandatory-documents">
        <h2 id="mandatory-documents" className="flex justify-between gap-3 font-semibold">
          {t`Mandatory documents`}
          <span className="text-muted tabular-nums">
            {mandatoryDocumentsPresent}/{mandatoryDocumentsTotal}
          </span>
        </h2>
        <ul className="-mx-4 mt-2 divide-y divide-border border-t border-border">
          {required
            .filter(step => step.isMandatoryDocument)
            .map(step => (
              <RequiredStep key={step.id} step={step} />
            ))}
        </ul>
      </section>
    </Card>
  );
}
