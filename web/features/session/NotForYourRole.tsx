import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import DoorClosed from '~icons/lucide/door-closed';
import { paths } from '../../app/paths.ts';
import type { Role } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

const titles: Record<Role, MessageDescriptor> = {
  CUSTOMER: msg`This screen is for customers`,
  SUPPLIER: msg`This screen is for kitchens`,
  ADMIN: msg`This screen is for administrators`,
};

export const NotForYourRole = ({ forRole, user }: { forRole: Role; user: { name: string } }) => (
  <EmptyState
    icon={<DoorClosed />}
    title={translate(titles[forRole])}
    text={t`You are signed in as ${user.name}. Sign in with another account to use it.`}
    action={<ButtonLink to={paths.home()}>{t`Go to Home`}</ButtonLink>}
  />
);
