import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { chosenWords } from '../../food/chosen-words.ts';
import { KitchenByline } from '../../food/KitchenByline.tsx';
import { type PlanFacts_planFragment, usePlanFacts_plan } from '../../generated/graphql.ts';
import { weekdayName } from '../../lib/formats/weekdays.ts';
import { Card } from '../../ui/display/Card.tsx';
import { FactList } from '../../ui/lists/FactList.tsx';
import { planSpan, planWhen } from './plan-words.ts';

/** Dishes, days, place and price of a plan. */
export function PlanFacts({ plan: from }: { plan: FragmentType<PlanFacts_planFragment> }) {
  const plan = usePlanFacts_plan(from);
  const { supplier } = plan;
  return (
    <Card className="flex flex-col gap-4">
      <Link to={paths.kitchen(supplier.id)}>
        <KitchenByline kitchen={supplier}>{supplier.kitchenName}</KitchenByline>
      </Link>
      <ul className="divide-y divide-border">
        {plan.lines.map(({ dishId, dishName, quantity, choices }) => (
          <li key={[dishId, ...choices.map(({ id }) => id)].join()} className="flex gap-3 py-2">
            <span className="min-w-7 font-semibold tabular-nums">{quantity} ×</span>
            <span className="min-w-0 flex-1">
              {dishName}
              {choices.length > 0 && (
                <span className="block text-small text-muted">{chosenWords(choices)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className="@container">
        <FactList
          facts={[
            { name: t`Plan`, value: plan.offer?.name },
            { name: t`Promise`, value: plan.offer?.promise },
            { name: t`When`, value: `${planWhen(plan)}. ${planSpan(plan)}` },
            plan.fulfillment === 'PICKUP'
              ? { name: t`Pickup`, value: supplier.address }
              : { name: t`Delivery`, value: plan.deliveryAddress },
            ...plan.weekdayAddresses.map(each => ({
              name: t`On ${weekdayName(each.weekday)}`,
              value: each.deliveryAddress,
            })),
            { name: t`Note to the cook`, value: plan.note },
          ]}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3 border-t border-border pt-3 text-lead font-bold tabular-nums">
        <span>{t`A meal`}</span>
        <span>{plan.total.text}</span>
      </p>
    </Card>
  );
}
