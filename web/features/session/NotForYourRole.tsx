import { DoorClosed } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import type { Role } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

const people: Record<Role, string> = {
  CUSTOMER: 'customers',
  SUPPLIER: 'kitchens',
  ADMIN: 'administrators',
};

export const NotForYourRole = ({ forRole, user }: { forRole: Role; user: { name: string } }) => (
  <EmptyState
    icon={<DoorClosed />}
    title={`This screen is for ${people[forRole]}`}
    text={`You are signed in as ${user.name}. Sign in with another account to use it.`}
    action={<ButtonLink to={paths.home()}>Go to Home</ButtonLink>}
  />
);
