import type { FragmentType } from '@apollo/client';
import clsx from 'clsx';
import CircleCheck from '~icons/lucide/circle-check';
import CircleDashed from '~icons/lucide/circle-dashed';
import {
  type OnboardingProgress_applicationFragment,
  useOnboardingProgress_application,
} from '../../generated/graphql.ts';
import { Card } from '../../ui/display/Card.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';

interface Props {
  application: FragmentType<OnboardingProgress_applicationFragment>;
}

/** How much of what is required is done, and which of the three mandatory documents are there. */
export function OnboardingProgress({ application: from }: Props) {
  const application = useOnboardingProgress_application(from);
  const { requiredTotal, requiredCompleted, mandatoryDocumentsTotal, mandatoryDocumentsPresent } =
    application;
  return (
    <Card className="flex flex-col gap-5">
      <ProgressBar
        label="Required items completed"
        value={requiredCompleted / requiredTotal}
        words={`${requiredCompleted} of ${requiredTotal}`}
      />
      <section aria-labelledby="mandatory-documents">
        <h2 id="mandatory-documents" className="flex justify-between gap-3 font-semibold">
          Mandatory documents
          <span className="text-muted tabular-nums">
            {mandatoryDocumentsPresent}/{mandatoryDocumentsTotal}
          </span>
        </h2>
        <ul className="mt-2 flex flex-col gap-2">
          {application.steps
            .filter(step => step.isMandatoryDocument)
            .map(({ id, title, completed }) => (
              <li key={id} className="flex items-start gap-2">
                {completed ? (
                  <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
                ) : (
                  <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
                )}
                <span className={clsx(completed && 'text-muted')}>
                  {title}
                  <span className="sr-only">{completed ? ', uploaded' : ', missing'}</span>
                </span>
              </li>
            ))}
        </ul>
      </section>
    </Card>
  );
}
