import type { FragmentType } from '@apollo/client';
import { type Checklist_applicationFragment, useChecklist_application } from '../../generated/graphql.ts';
import { Card } from '../../ui/display/Card.tsx';
import { ChecklistStep } from './ChecklistStep.tsx';
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
            {title}
          </h2>
          <p className="shrink-0 text-muted tabular-nums">
            <span className="sr-only">Completed: </span>
            {done}/{own.length}
          </p>
        </div>
        <Card className="py-0">
          <ul className="divide-y divide-border">
            {own.map(step => (
              <ChecklistStep key={step.id} step={step} application={status} />
            ))}
          </ul>
        </Card>
      </section>
    );
  });
}
