import type { FragmentType } from '@apollo/client';
import { staffRoles } from '../../../schema/staff-rights.ts';
import { paths } from '../../app/paths.ts';
import { type PersonFacts_personFragment, usePersonFacts_person } from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { phoneWords } from '../../lib/formats/phone.ts';
import { useMay } from '../../lib/rights.ts';
import { Card } from '../../ui/display/Card.tsx';
import { FactLink } from '../../ui/lists/FactLink.tsx';
import { FactList } from '../../ui/lists/FactList.tsx';
import { AccessBadge } from './AccessBadge.tsx';
import { roleWords, sessionWords } from './people-words.ts';

const elsewhere = (role: string, id: string, email: string) => {
  if (role === 'ADMIN')
    return {
      name: 'Decisions',
      to: `${paths.adminAudit()}?by=${id}`,
      words: 'Their decisions',
      right: 'SEE_AUDIT' as const,
    };
  if (role === 'CUSTOMER')
    return {
      name: 'Orders',
      to: `${paths.adminOrders()}?q=${encodeURIComponent(email)}`,
      words: 'Their orders',
      right: 'SEE_ORDERS' as const,
    };
};

export function PersonFacts({ person: from }: { person: FragmentType<PersonFacts_personFragment> }) {
  const { id, isDisabled, openSessions, openApiTokens, lastSeenAt, user, kitchen } =
    usePersonFacts_person(from);
  const may = useMay();
  const more = elsewhere(user.role, id, user.email);
  return (
    <Card>
      <FactList
        facts={[
          {
            name: 'Role',
            value: user.staffRole ? staffRoles[user.staffRole].name : roleWords[user.role],
          },
          { name: 'Access', value: <AccessBadge isDisabled={isDisabled} /> },
          { name: 'Email', value: user.email },
          { name: 'Phone', value: user.phone && phoneWords(user.phone) },
          {
            name: 'Kitchen',
            value: kitchen && <FactLink to={paths.adminKitchen(kitchen.id)}>{kitchen.kitchenName}</FactLink>,
          },
          { name: 'Sessions', value: sessionWords(openSessions) },
          { name: 'API tokens', value: openApiTokens > 0 ? openApiTokens : null },
          { name: 'Last seen', value: lastSeenAt && localMoment(lastSeenAt) },
          { name: 'Account created', value: localMoment(user.createdAt) },
          ...(more && may(more.right)
            ? [
                {
                  name: more.name,
                  value: <FactLink to={more.to}>{more.words}</FactLink>,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
