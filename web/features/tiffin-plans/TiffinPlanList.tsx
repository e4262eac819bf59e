import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import type { TiffinPlanCard_planFragment } from '../../generated/graphql.ts';
import { TiffinPlanCard } from './TiffinPlanCard.tsx';

interface Props {
  heading: string;
  plans: readonly ({ id: string } & FragmentType<TiffinPlanCard_planFragment>)[];
}

export function TiffinPlanList({ heading, plans }: Props) {
  const id = useId();
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-title font-bold">
        {heading}
      </h2>
      <ul className="flex flex-col gap-3">
        {plans.map(plan => (
          <li key={plan.id}>
            <TiffinPlanCard plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}
