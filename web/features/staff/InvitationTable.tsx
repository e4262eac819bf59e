import { staffRoles } from '../../../schema/staff-rights.ts';
import type { StaffQuery } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { useInvitationActs } from './use-staff-invitations.ts';

type Invitation = StaffQuery['staffInvitations'][number];

/** The open invitations, with what an owner can do about them. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  const { isBusy, resend, withdraw } = useInvitationActs();
  const columns: readonly Column<Invitation>[] = [
    { heading: 'Email', isName: true, cell: ({ email }) => email },
    { heading: 'Role', cell: ({ staffRole }) => staffRoles[staffRole].name },
    { heading: 'Invited by', cell: ({ invitedByName }) => invitedByName },
    { heading: 'Valid until', cell: ({ expiresAt }) => localMoment(expiresAt) },
    {
      heading: 'Actions',
      cell: ({ id, email }) => (
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" isSnug disabled={isBusy} onClick={() => void resend(id)}>
            Send again<span className="sr-only"> to {email}</span>
          </Button>
          <Button variant="danger" isSnug disabled={isBusy} onClick={() => void withdraw(id)}>
            Withdraw<span className="sr-only"> the invitation of {email}</span>
          </Button>
        </span>
      ),
    },
  ];
  return <DataTable label="Open invitations" columns={columns} rows={invitations} keyOf={({ id }) => id} />;
}
