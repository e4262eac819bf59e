import { t } from '@lingui/core/macro';
import { useParams } from 'react-router-dom';
import ShieldCheck from '~icons/lucide/shield-check';
import { paths } from '../../app/paths.ts';
import { Trail } from '../../features/audit/Trail.tsx';
import { ConductFigures } from '../../features/conduct/ConductFigures.tsx';
import { DecideProposal } from '../../features/conduct/DecideProposal.tsx';
import { ProposalFacts } from '../../features/conduct/ProposalFacts.tsx';
import { ProposalOrders } from '../../features/conduct/ProposalOrders.tsx';
import { useChosenFigure } from '../../features/conduct/use-chosen-figure.ts';
import { useConductProposalQuery } from '../../generated/graphql.ts';
import { useMay } from '../../lib/rights.ts';
import { AdminDetail } from './AdminDetail.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function ProposalScreen() {
  const { id = '' } = useParams();
  const may = useMay();
  const [figure, choose] = useChosenFigure();
  const { data, error, refetch } = useConductProposalQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <AdminDetail
      thing={data?.conductProposal}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      kind="Proposal"
      icon={<ShieldCheck />}
      all={{ words: t`All proposals`, to: paths.adminReliability() }}
    >
      {proposal => (
        <AdminPage
          title={proposal.supplier.kitchenName}
          actions={
            may('MANAGE_KITCHENS') && proposal.status === 'OPEN' && <DecideProposal proposal={proposal} />
          }
        >
          <div className="flex flex-col gap-6">
            <ProposalFacts
              proposal={proposal}
              kitchenPath={may('SEE_KITCHENS') ? paths.adminKitchen(proposal.supplier.id) : null}
            />
            <ConductFigures conduct={proposal.conduct} chosen={figure} onChoose={choose} />
            {figure && <ProposalOrders proposalId={id} kind={figure} />}
            <Trail subjectIds={[proposal.supplier.id]} after={proposal.status} />
          </div>
        </AdminPage>
      )}
    </AdminDetail>
  );
}
