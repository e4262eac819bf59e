import { paths } from '../../app/paths.ts';
import type { AdminPeopleQuery } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { RowLink } from '../../ui/lists/RowLink.tsx';
import { AccessBadge } from './AccessBadge.tsx';
import { roleWords } from './people-words.ts';

type Person = AdminPeopleQuery['people']['edges'][number]['node'];

const columns: readonly Column<Person>[] = [
  {
    heading: 'Name',
    isName: true,
    cell: ({ id, user }) => <RowLink to={paths.adminPerson(id)}>{user.name}</RowLink>,
  },
  { heading: 'Role', cell: ({ user }) => roleWords[user.role] },
  { heading: 'Email', cell: ({ user }) => <span className="text-small">{user.email}</span> },
  { heading: 'Access', cell: ({ isDisabled }) => <AccessBadge isDisabled={isDisabled} /> },
  { heading: 'Last seen', cell: ({ lastSeenAt }) => (lastSeenAt ? localMoment(lastSeenAt) : '–') },
];

export const PeopleTable = ({ people }: { people: readonly Person[] }) => (
  <DataTable label="People" columns={columns} rows={people} keyOf={({ id }) => id} />
);
