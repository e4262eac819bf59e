import { t } from '@lingui/core/macro';
import { useTiffinForecastLiveSubscription, useTiffinForecastQuery } from '../../../generated/graphql.ts';
import { calendarDay } from '../../../lib/formats/dates.ts';
import { windowName } from '../../../lib/formats/meal-window-words.ts';
import { useRefetchWhenMissed } from '../../../lib/live-events.ts';
import { dishesOfWeek } from './dishes-of-week.ts';
import { changeWords, dishesWords, type ForecastMeal, forecastWords } from './forecast-words.ts';

interface Props {
  timeZone: string;
}

/** The meals that tiffin plans bring a kitchen in the next two weeks; nothing when there are none. */
export function TiffinForecast({ timeZone }: Props) {
  const { data, refetch, updateQuery } = useTiffinForecastQuery({ fetchPolicy: 'cache-and-network' });
  useTiffinForecastLiveSubscription({
    ignoreResults: true,
    onData: ({ data: { data: changed } }) => {
      if (changed) updateQuery(() => ({ tiffinForecast: changed.tiffinForecastChanged }));
    },
  });
  useRefetchWhenMissed(() => void refetch());
  const meals = data?.tiffinForecast.filter(isNews);
  if (!meals?.length) return null;
  const thisWeek = dishesOfWeek(meals, calendarDay(new Date(), timeZone));
  return (
    <section aria-labelledby="tiffin-forecast">
      <h2 id="tiffin-forecast" className="text-title font-semibold">{t`From tiffin plans`}</h2>
      {thisWeek.length > 0 && (
        <p className="mt-1 text-small text-muted">{t`In the next 7 days: ${dishesWords(thisWeek)}`}</p>
      )}
      <ul className="divide-y divide-border">
        {meals.map(meal => (
          <MealForecast key={`${meal.serviceDate} ${meal.mealtime}`} meal={meal} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}

const isNews = (meal: ForecastMeal): boolean =>
  meal.ordered + meal.planned + meal.waiting + meal.skipped > 0 || changeWords(meal) !== '';

const MealForecast = ({ meal, timeZone }: Props & { meal: ForecastMeal }) => {
  const change = changeWords(meal);
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-0.5">
        <span className="font-medium">{windowName(meal, timeZone, new Date())}</span>
        <span className="text-muted tabular-nums">{forecastWords(meal)}</span>
      </p>
      {change && <p className="text-small font-medium tabular-nums">{change}</p>}
      {meal.dishes.length > 0 && <p className="text-small text-muted">{dishesWords(meal.dishes)}</p>}
    </li>
  );
};
