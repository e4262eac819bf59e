import { t } from '@lingui/core/macro';
import type { ConductProposalQuery } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { translate } from '../../lib/language.ts';
import { Card } from '../../ui/display/Card.tsx';
import { FactLink } from '../../ui/lists/FactLink.tsx';
import { FactList } from '../../ui/lists/FactList.tsx';
import { stepNames } from './conduct-words.ts';
import { ProposalStatus } from './ProposalStatus.tsx';

interface Props {
  proposal: NonNullable<ConductProposalQuery['conductProposal']>;
  /** Where the kitchen is shown; null for staff who may not see it. */
  kitchenPath: string | null;
}

/** What is proposed for which kitchen, and what became of it. */
export function ProposalFacts({ proposal, kitchenPath }: Props) {
  const { supplier, step, status, proposedAt, closedAt, decidedBy, words, reason, pausedUntil } = proposal;
  return (
    <Card>
      <FactList
        facts={[
          {
            name: t`Kitchen`,
            value: kitchenPath ? (
              <FactLink to={kitchenPath}>{supplier.kitchenName}</FactLink>
            ) : (
              supplier.kitchenName
            ),
          },
          { name: t`Proposed step`, value: translate(stepNames[step]) },
          { name: t({ message: 'Proposed', context: 'a column' }), value: localMoment(proposedAt) },
          { name: t`Status`, value: <ProposalStatus status={status} /> },
          {
            name: t({ message: 'Closed', context: 'a proposed step' }),
            value: closedAt && localMoment(closedAt),
          },
          { name: t`Decided by`, value: decidedBy },
          { name: t`Paused until`, value: pausedUntil && shortDay(pausedUntil) },
          { name: t`Words to the kitchen`, value: words },
          { name: t`Reason`, value: reason },
        ]}
      />
    </Card>
  );
}
