import type { FragmentType } from '@apollo/client';
import { plural, t } from '@lingui/core/macro';
import {
  type ApplicationTimeline_applicationFragment,
  useApplicationTimeline_application,
} from '../../generated/graphql.ts';
import { dateAndTime, shortDay } from '../../lib/formats/dates.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Timeline } from '../../ui/lists/Timeline.tsx';
import { applicationSteps } from './application-steps.ts';

interface Props {
  application: FragmentType<ApplicationTimeline_applicationFragment>;
}

/** What happened when, and who waits for whom now. */
export function ApplicationTimeline({ application: from }: Props) {
  const application = useApplicationTimeline_application(from);
  const { timeZone } = application.supplier.city;
  const steps = applicationSteps(application).map(({ title, state, at, waitingFor }) => ({
    title,
    state,
    detail: (
      <>
        {at && <time dateTime={at}>{dateAndTime(at, timeZone)}</time>}
        {waitingFor && <Waiting who={waitingFor} application={application} />}
      </>
    ),
  }));
  return (
    <Card>
      <h2 className="mb-3 text-title font-bold">{t`Timeline`}</h2>
      <Timeline steps={steps} />
    </Card>
  );
}

function Waiting({
  who,
  application: { answerDueOn, businessDaysWaiting },
}: {
  who: 'you' | 'us';
  application: ApplicationTimeline_applicationFragment;
}) {
  if (who === 'you') return <Badge tone="warn">{t`Waiting for you`}</Badge>;
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone="info">{t`Waiting for our review`}</Badge>
      <span>
        {t`A review takes 2-3 business days.`}
        {businessDaysWaiting ? ` ${waitedWords(businessDaysWaiting)}` : ''}
        {answerDueOn && ` ${t`You'll hear from us by ${shortDay(answerDueOn)}.`}`}
      </span>
    </span>
  );
}

const waitedWords = (days: number) =>
  plural(days, { one: 'It has been one business day.', other: 'It has been # business days.' });
