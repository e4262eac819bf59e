import { t } from '@lingui/core/macro';
import { useTiffinForecastQuery } from '../../../generated/graphql.ts';
import { windowName } from '../../../lib/formats/meal-window-words.ts';
import { forecastWords } from './forecast-words.ts';

/** The meals that tiffin plans bring a kitchen in the next two weeks; nothing when there are none. */
export function TiffinForecast({ timeZone }: { timeZone: string }) {
  const { data } = useTiffinForecastQuery({ fetchPolicy: 'cache-and-network' });
  const meals = data?.tiffinForecast.filter(
    ({ ordered, planned, skipped }) => ordered + planned + skipped > 0,
  );
  if (!meals?.length) return null;
  return (
    <section aria-labelledby="tiffin-forecast">
      <h2 id="tiffin-forecast" className="text-title font-semibold">{t`From tiffin plans`}</h2>
      <ul className="divide-y divide-border">
        {meals.map(meal => (
          <li
            key={`${meal.serviceDate} ${meal.mealtime}`}
            className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5"
          >
            <span className="font-medium">{windowName(meal, timeZone, new Date())}</span>
            <span className="text-muted tabular-nums">{forecastWords(meal)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
