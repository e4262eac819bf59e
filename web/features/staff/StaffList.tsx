import type { ReactNode } from 'react';
import { staffRoles } from '../../../schema/staff-rights.ts';
import { paths } from '../../app/paths.ts';
import { type StaffQuery, useStaffQuery } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { RowLink } from '../../ui/lists/RowLink.tsx';
import { InvitationTable } from './InvitationTable.tsx';
import { SendPasswordLink } from './SendPasswordLink.tsx';

type Member = StaffQuery['people']['edges'][number]['node'];

interface Props {
  accessOf: (isDisabled: boolean) => ReactNode;
}

/** Who works here, and who is invited. What is decided about a person's rights is on their own page. */
export function StaffList({ accessOf }: Props) {
  const { data, error, refetch } = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />;
  const columns: readonly Column<Member>[] = [
    {
      heading: 'Name',
      isName: true,
      cell: ({ id, user }) => <RowLink to={paths.adminPerson(id)}>{user.name}</RowLink>,
    },
    { heading: 'Role', cell: ({ user }) => user.staffRole && staffRoles[user.staffRole].name },
    { heading: 'Email', cell: ({ user }) => <span className="text-small">{user.email}</span> },
    { heading: 'Access', cell: ({ isDisabled }) => accessOf(isDisabled) },
    { heading: 'Last seen', cell: ({ lastSeenAt }) => (lastSeenAt ? localMoment(lastSeenAt) : '–') },
    {
      heading: 'Actions',
      cell: ({ id, isDisabled, user: { name, email } }) =>
        isDisabled || id === data.me?.id ? '–' : <SendPasswordLink personId={id} name={name} email={email} />,
    },
  ];
  return (
    <>
      <DataTable
        label="Staff"
        columns={columns}
        rows={data.people.edges.map(({ node }) => node)}
        keyOf={({ id }) => id}
      />
      {data.staffInvitations.length > 0 && (
        <section aria-labelledby="invitations" className="mt-8">
          <h2 id="invitations" className="mb-3 text-title font-bold">
            Open invitations
          </h2>
          <InvitationTable invitations={data.staffInvitations} />
        </section>
      )}
    </>
  );
}
