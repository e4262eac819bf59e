import { plural, t } from '@lingui/core/macro';
import type { BestDishes_analyticsFragment } from '../../generated/graphql.ts';

/** What sold most, with a bar for the eye beside each figure. */
export function BestDishes({ analytics }: { analytics: BestDishes_analyticsFragment }) {
  const { bestDishes } = analytics;
  const most = bestDishes[0]?.plates ?? 1;
  return (
    <section aria-labelledby="best-dishes" className="rounded-card border border-border bg-surface p-4">
      <h2 id="best-dishes" className="text-lead font-semibold">
        {t`Best dishes`}
      </h2>
      {bestDishes.length === 0 ? (
        <p className="mt-2 text-muted">{t`No sales in these weeks.`}</p>
      ) : (
        <ol className="mt-2 flex flex-col gap-3">
          {bestDishes.map(dish => (
            <li key={dish.dishId}>
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="min-w-0 font-medium">{dish.dishName}</span>
                <span className="text-muted tabular-nums">
                  {plural(dish.plates, {
                    one: `# plate, ${dish.revenue.text}`,
                    other: `# plates, ${dish.revenue.text}`,
                  })}
                </span>
              </p>
              <svg
                aria-hidden
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className="mt-1 h-2 w-full rounded-full bg-sunken"
              >
                <rect width={(100 * dish.plates) / most} height="1" className="fill-primary" />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
