import { plural, t } from '@lingui/core/macro';
import { closureDaysLimit } from '../../../schema/constants.ts';
import { daysBetween } from '../../../schema/rules/days.ts';
import { usePlannedTiffinsQuery } from '../../generated/graphql.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

interface Props {
  firstDay: string;
  lastDay: string;
}

/** What a closure leaves out besides orders: meals of tiffin plans that are not ordered yet. */
export function PlannedTiffinsNote({ firstDay, lastDay }: Props) {
  const length = daysBetween(firstDay, lastDay) + 1;
  const { data, previousData } = usePlannedTiffinsQuery({
    variables: { firstDay, lastDay },
    skip: !(length >= 1 && length <= closureDaysLimit),
    fetchPolicy: 'network-only',
  });
  const { meals, customers } = (data ?? previousData)?.myCookingWeek?.plannedTiffins ?? noTiffins;
  const people = plural(customers, { one: '# customer', other: '# customers' });
  return (
    <div role="status" className="empty:hidden">
      {meals > 0 && (
        <Notice tone="info">
          {plural(meals, {
            one: '# planned tiffin falls on these days and is left out.',
            other: '# planned tiffins fall on these days and are left out.',
          })}{' '}
          {t`We'll notify ${people}.`}
        </Notice>
      )}
    </div>
  );
}

const noTiffins = { meals: 0, customers: 0 };
