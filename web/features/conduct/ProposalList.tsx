import { NetworkStatus } from '@apollo/client';
import { t } from '@lingui/core/macro';
import ShieldCheck from '~icons/lucide/shield-check';
import { type ConductProposalsQuery, useConductProposalsQuery } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { translate } from '../../lib/language.ts';
import { nextPage } from '../../lib/next-page.ts';
import { inPages } from '../../lib/paged-list.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { RowLink } from '../../ui/lists/RowLink.tsx';
import { measureNames, measureWords, percentWords, stepNames } from './conduct-words.ts';
import { ProposalStatus } from './ProposalStatus.tsx';

type Proposal = ConductProposalsQuery['conductProposals']['edges'][number]['node'];

/** What is above its limits of today, each with the limit of the proposed step. */
const Exceeded = ({ conduct, step }: Pick<Proposal, 'conduct' | 'step'>) => {
  const exceeded = conduct.measures.filter(measure => measure.step);
  if (exceeded.length === 0) return t`Within today's limits`;
  return (
    <ul>
      {exceeded.map(measure => {
        const limit = measure.limits.find(each => each.step === measure.step)!;
        return (
          <li key={measure.kind} className={measure.step === step ? 'font-medium' : undefined}>
            {translate(measureNames[measure.kind])}: {measureWords(measure)}{' '}
            <span className="font-normal text-muted">
              {t({ message: `limit ${percentWords(limit.percent)}`, context: 'a limit' })}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

const columns = (pathOf: (id: string) => string): readonly Column<Proposal>[] => [
  {
    heading: t`Kitchen`,
    isName: true,
    cell: ({ id, supplier }) => <RowLink to={pathOf(id)}>{supplier.kitchenName}</RowLink>,
  },
  { heading: t`Proposed step`, cell: ({ step }) => translate(stepNames[step]) },
  { heading: t`Above the limit`, cell: proposal => <Exceeded {...proposal} /> },
  {
    heading: t({ message: 'Proposed', context: 'a column' }),
    cell: ({ proposedAt }) => localMoment(proposedAt),
  },
  { heading: t`Status`, cell: ({ status }) => <ProposalStatus status={status} /> },
];

/** Proposed steps: those to decide first, then the others. */
export function ProposalList({ pathOf }: { pathOf: (id: string) => string }) {
  const { data, error, networkStatus, refetch, fetchMore } = useConductProposalsQuery(inPages);
  const proposals = data?.conductProposals.edges.map(({ node }) => node);
  if (!proposals) return error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />;
  if (proposals.length === 0)
    return (
      <EmptyState
        icon={<ShieldCheck />}
        title={t`Nothing proposed`}
        text={t`Orders are counted every night. Kitchens above a limit appear here.`}
      />
    );
  return (
    <>
      <DataTable
        label={t`Proposed steps`}
        columns={columns(pathOf)}
        rows={proposals}
        keyOf={({ id }) => id}
      />
      <MoreButton
        after={nextPage(data!.conductProposals.pageInfo)}
        words={t`Show earlier proposals`}
        isLoading={networkStatus === NetworkStatus.fetchMore}
        onMore={after => fetchMore({ variables: { after } })}
      />
    </>
  );
}
