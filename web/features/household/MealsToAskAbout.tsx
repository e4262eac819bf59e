import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { useMealsToAskAboutQuery } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { listed } from '../../lib/language.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Ordered meals are compared with a saved household by a job, in seconds. */
const pollMilliseconds = 10_000;

/** Meals of tiffin plans that wait because someone in the household never eats them; nothing when there are none. */
export function MealsToAskAbout() {
  const { data } = useMealsToAskAboutQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: pollMilliseconds,
  });
  const waiting = (data?.tiffinPlans ?? []).map(({ id, supplier: { kitchenName }, days }) => ({
    id,
    kitchenName,
    days: days.filter(({ code }) => code === 'PLAN_BREAKS_DIET').map(day => shortDay(day.serviceDate)),
  }));
  return (
    <div role="status" className="mt-4 flex flex-col gap-3 empty:mt-0">
      {waiting
        .filter(({ days }) => days.length > 0)
        .map(({ id, kitchenName, days }) => (
          <Notice
            key={id}
            tone="warn"
            action={
              <ButtonLink
                variant="secondary"
                isSnug
                to={paths.tiffinPlan(id)}
              >{t`Look at your plan`}</ButtonLink>
            }
          >
            {t`Not ordered from ${kitchenName} because of your household: ${listed(days)}.`}
          </Notice>
        ))}
    </div>
  );
}
