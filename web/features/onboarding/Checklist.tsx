import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  type Checklist_applicationFragment,
  type OnboardingStatus,
  useChecklist_application,
} from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import { Card } from '../../ui/display/Card.tsx';
import { ChecklistStep } from './ChecklistStep.tsx';
import { OptionalSteps } from './OptionalSteps.tsx';
import { sections } from './onboarding-words.ts';

/** All 20 items in their six sections, each with how many are done. */
export function Checklist({
  application: from,
}: {
  application: FragmentType<Checklist_applicationFragment>;
}) {
  const { status, steps } = useChecklist_application(from);
  return sections.map(({ category, title }) => {
    const own = steps.filter(step => step.category === category);
    const done = own.filter(step => step.completed).length;
    return (
      <section key={category} aria-labelledby={`section-${category}`}>
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <h2 id={`section-${category}`} className="text-title font-bold">
            {translate(title)}
          </h2>
          <p className="shrink-0 text-muted tabular-nums">
            <span className="sr-only">{t`Completed:`} </span>
            {done}/{own.length}
          </p>
        </div>
        <SectionSteps steps={own} application={status} />
      </section>
    );
  });
}

interface Props {
  steps: Checklist_applicationFragment['steps'];
  application: OnboardingStatus;
}

/** What is required stays in view; the rest is folded. */
function SectionSteps({ steps, application }: Props) {
  const rows = (of: Props['steps']) =>
    of.map(step => <ChecklistStep key={step.id} step={step} application={application} />);
  const required = steps.filter(step => step.required);
  const optional = steps.filter(step => !step.required);
  return (
    <Card className="divide-y divide-border py-0">
      {required.length > 0 && <ul className="divide-y divide-border">{rows(required)}</ul>}
      {optional.length > 0 && (
        <OptionalSteps
          count={optional.length}
          done={optional.filter(step => step.completed).length}
          isOpen={optional.some(step => step.status === 'REJECTED')}
        >
          {rows(optional)}
        </OptionalSteps>
      )}
    </Card>
  );
}
