import { plural, t } from '@lingui/core/macro';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { momentFrom } from '../../../lib/formats/dates.ts';
import { problemWords } from '../../../lib/problem-words.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { RefusedOrder, StepProblem } from './use-move-orders.ts';

interface Props {
  refused: readonly RefusedOrder[];
  timeZone: string;
  now: Date;
}

/** Names the orders that did not take the step of the others, each with the reason. */
export function RefusedOrders({ refused, timeZone, now }: Props) {
  const count = refused.length;
  return (
    <div role="status" className="empty:hidden">
      {count > 0 && (
        <Notice tone="warn">
          <p className="font-semibold">
            {plural(count, {
              one: `${count} order wasn't updated`,
              other: `${count} orders weren't updated`,
            })}
          </p>
          <ul className="mt-1 flex flex-col gap-1">
            {refused.map(({ orderNumber, problem }) => (
              <li key={orderNumber}>
                <span className="font-semibold tabular-nums">{orderNumber}</span>:{' '}
                {reasonOf(problem, timeZone, now)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

const reasonOf = (problem: StepProblem, timeZone: string, now: Date): string => {
  if (problem.__typename === 'StepTooEarly')
    return t`This step opens at ${momentFrom(problem.possibleFrom, timeZone, now)}.`;
  if (problem.__typename === 'OrderMovedOn') return movedOnWords(problem.status);
  if (problem.__typename === 'StepNotPossible') return t`Another step comes first.`;
  return problemWords(problem.__typename, problem.message);
};

const movedOnWords = (status: OrderStatus): string => {
  if (status === 'CANCELED') return t`It was canceled.`;
  return status === 'DELIVERED' ? t`It was already handed over.` : t`It is already further along.`;
};
