import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { ProposalList } from '../../features/conduct/ProposalList.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function ReliabilityScreen() {
  return (
    <AdminPage
      title={t`Reliability`}
      text={t`Kitchens whose orders of 30 days are above a limit, with the step that is proposed. Nothing happens before an admin decides.`}
    >
      <ProposalList pathOf={paths.adminProposal} />
    </AdminPage>
  );
}
