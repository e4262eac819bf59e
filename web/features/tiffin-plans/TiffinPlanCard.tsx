import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { type TiffinPlanCard_planFragment, useTiffinPlanCard_plan } from '../../generated/graphql.ts';
import { dayWord } from '../../lib/formats/dates.ts';
import { DayLookBadge } from './days/DayLookBadge.tsx';
import { planEnding, planWhen } from './plan-words.ts';

/** A plan in the list; all of the card leads to it, the kitchen's name alone is spoken as the link. */
export function TiffinPlanCard({ plan: from }: { plan: FragmentType<TiffinPlanCard_planFragment> }) {
  const plan = useTiffinPlanCard_plan(from);
  const { kitchenName, city } = plan.supplier;
  const [next] = plan.nextDays;
  const ending = planEnding(plan);
  return (
    <article className="relative rounded-card border border-border bg-surface p-4 has-[a:hover]:border-input-border">
      <h3 className="text-lead leading-snug font-semibold text-pretty">
        <Link to={paths.tiffinPlan(plan.id)} className="card-link">
          {kitchenName}
        </Link>
      </h3>
      <p className="mt-1">{planWhen(plan)}</p>
      <p className="text-small text-muted tabular-nums">{t`${plan.total.text} a meal`}</p>
      {ending && <p className="mt-2 text-small text-muted">{ending}</p>}
      {next && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{t`Next: ${dayWord(next.serviceDate, city.timeZone, new Date())}`}</span>
          <DayLookBadge look={next.look} />
        </p>
      )}
    </article>
  );
}
