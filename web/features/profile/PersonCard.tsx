import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { type PersonCard_userFragment, usePersonCard_user } from '../../generated/graphql.ts';
import { monthOf } from '../../lib/formats/dates.ts';
import { phoneWords } from '../../lib/formats/phone.ts';
import { Card } from '../../ui/display/Card.tsx';

/** Who is signed in, with the way to change it. */
export function PersonCard({
  user: from,
  action,
}: {
  user: FragmentType<PersonCard_userFragment>;
  action: ReactNode;
}) {
  const { name, email, phone, createdAt } = usePersonCard_user(from);
  return (
    <Card className="flex flex-wrap items-start gap-4">
      <span
        aria-hidden
        className="flex size-14 shrink-0 items-center justify-center rounded-full bg-primary text-title font-bold text-on-primary uppercase"
      >
        {name.trim().charAt(0)}
      </span>
      <div className="min-w-[min(13rem,100%)] flex-1">
        <h2 className="text-title font-semibold">{name}</h2>
        <p className="mt-0.5 text-muted">{email}</p>
        <p className="text-muted">{phone ? phoneWords(phone) : t`No phone number yet`}</p>
        <p className="mt-1 text-small text-muted">{t`Member since ${monthOf(createdAt)}`}</p>
        <div className="mt-3">{action}</div>
      </div>
    </Card>
  );
}
