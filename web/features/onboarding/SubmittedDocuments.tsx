import type { FragmentType } from '@apollo/client';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import {
  type StepStatus,
  type SubmittedDocuments_applicationFragment,
  useSubmittedDocuments_application,
} from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { GivenForStep } from './GivenForStep.tsx';

const looks: Record<StepStatus, { tone: 'neutral' | 'info' | 'leaf' | 'danger'; word: MessageDescriptor }> = {
  PENDING: { tone: 'neutral', word: msg`Missing` },
  SUBMITTED: { tone: 'info', word: msg`Submitted` },
  APPROVED: { tone: 'leaf', word: msg`Accepted` },
  REJECTED: { tone: 'danger', word: msg`Rejected` },
};

interface Props {
  application: FragmentType<SubmittedDocuments_applicationFragment>;
}

/** What the kitchen has given so far, and what became of each. */
export function SubmittedDocuments({ application: from }: Props) {
  const { steps } = useSubmittedDocuments_application(from);
  const given = steps.filter(({ document, signature }) => document ?? signature);
  return (
    <section aria-labelledby="submitted">
      <h2 id="submitted" className="mb-2 text-title font-bold">
        {t`Submitted documents`}
      </h2>
      {given.length === 0 ? (
        <Card className="text-muted">{t`Nothing yet. Documents you sign and upload are listed here.`}</Card>
      ) : (
        <Card className="py-0">
          <ul className="divide-y divide-border">
            {given.map(step => (
              <li key={step.id} className="py-3">
                <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
                  <h3 className="font-semibold">{sentenceText(step.title)}</h3>
                  <Badge tone={looks[step.status].tone}>
                    {step.signature ? t`Signed` : translate(looks[step.status].word)}
                  </Badge>
                </div>
                <GivenForStep step={step} />
                {step.rejectionReason && (
                  <p className="text-small break-words text-danger">“{step.rejectionReason}”</p>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
