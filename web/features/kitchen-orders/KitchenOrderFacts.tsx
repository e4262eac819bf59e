import type { FragmentType } from '@apollo/client';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import CalendarClock from '~icons/lucide/calendar-clock';
import Phone from '~icons/lucide/phone';
import UserRound from '~icons/lucide/user-round';
import { OrderedContents } from '../../food/OrderedContents.tsx';
import { contentsOf } from '../../food/ordered-contents.ts';
import { type KitchenOrderFacts_orderFragment, useKitchenOrderFacts_order } from '../../generated/graphql.ts';
import { timeSpan } from '../../lib/formats/dates.ts';
import { windowName } from '../../lib/formats/meal-window-words.ts';
import { reportedIssue } from '../../lib/issue-words.ts';
import { translate } from '../../lib/language.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { phoneLink } from '../../lib/support.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { HandoverLine } from './board/HandoverLine.tsx';
import { NoteToCook } from './board/NoteToCook.tsx';
import { UrgencyBadge } from './board/UrgencyBadge.tsx';
import { urgencyOf } from './board/urgency.ts';

interface Props {
  order: FragmentType<KitchenOrderFacts_orderFragment>;
  timeZone: string;
  now: Date;
}

const paymentWords = {
  DUE: msg`Payment is due. Our support team arranges it with the customer.`,
  PAID: msg`Paid.`,
  REFUNDED: msg`Paid and refunded.`,
};

/** For whom, when, where to, and what: all a kitchen needs to know of one order. */
export function KitchenOrderFacts({ order: from, timeZone, now }: Props) {
  const order = useKitchenOrderFacts_order(from);
  const phone = order.customer?.phone;
  const name = order.customer?.firstName ?? t`The customer`;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="sr-only">{t`What was ordered`}</h2>
      <Fact icon={<CalendarClock aria-hidden />}>
        <span className="font-semibold">{windowName(order, timeZone, now)}</span>,{' '}
        {timeSpan(order.servedFrom, order.servedUntil, timeZone)}{' '}
        <UrgencyBadge urgency={urgencyOf(order, now, timeZone)} />
      </Fact>
      <Fact icon={<UserRound aria-hidden />}>{order.customer?.firstName}</Fact>
      <HandoverLine order={order} />
      {phone && (
        <a href={phoneLink(phone)} className={buttonLook({ variant: 'secondary', className: 'self-start' })}>
          <Phone aria-hidden className="size-5" />
          {t`Call ${name}`}
        </a>
      )}
      {order.issue && (
        <Notice tone="danger">{t`The customer reports a problem: ${reportedIssue(order.issue, sentenceText)}`}</Notice>
      )}
      {order.note && <NoteToCook note={order.note} />}
      <ul className="divide-y divide-border border-y border-border">
        {order.lines.map(line => (
          <li key={line.position} className="flex gap-3 py-3">
            <span className="min-w-9 text-lead font-bold tabular-nums">{line.quantity} ×</span>
            <div className="min-w-0 flex-1">
              <p className="text-lead font-medium">{line.dishName}</p>
              <OrderedContents {...contentsOf(line)} />
            </div>
            <span className="tabular-nums">{line.lineTotal.text}</span>
          </li>
        ))}
      </ul>
      <div>
        <p className="flex justify-between text-lead font-bold tabular-nums">
          <span>{t`Total`}</span>
          <span>{order.total.text}</span>
        </p>
        {order.status !== 'CANCELED' && (
          <p className="mt-1 text-muted">{translate(paymentWords[order.paymentStatus])}</p>
        )}
      </div>
    </Card>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-primary">
    {icon}
    <span className="min-w-0">{children}</span>
  </p>
);
