import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type Journey_applicationFragment, useJourney_application } from '../../generated/graphql.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Timeline } from '../../ui/lists/Timeline.tsx';
import { journeySteps } from './journey-steps.ts';

/** From registering to the own menu in four steps. */
export function Journey({ application: from }: { application: FragmentType<Journey_applicationFragment> }) {
  const { status, journeyStep } = useJourney_application(from);
  return (
    <Card>
      <h2 className="mb-3 text-title font-bold">{t`Your journey`}</h2>
      <Timeline steps={journeySteps(status, journeyStep)} />
    </Card>
  );
}
