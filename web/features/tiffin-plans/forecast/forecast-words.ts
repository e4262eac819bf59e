import { plural, t } from '@lingui/core/macro';
import type { TiffinForecastQuery } from '../../../generated/graphql.ts';

export type ForecastMeal = TiffinForecastQuery['tiffinForecast'][number];
type Counts = Pick<
  ForecastMeal,
  'ordered' | 'planned' | 'plannedPortions' | 'waiting' | 'skipped' | 'platesLeft'
>;

/**
 * For example '3 ordered · 2 planned (5 portions) · 1 waiting · 1 skipped · 4 plates open'; what there is none of is left
 * out, but not that no plate is open.
 */
export const forecastWords = (counts: Counts): string => {
  const { ordered, planned, plannedPortions, waiting, skipped, platesLeft } = counts;
  const portions = plural(plannedPortions, { one: '# portion', other: '# portions' });
  return [
    ordered > 0 && t`${ordered} ordered`,
    planned > 0 && t`${planned} planned (${portions})`,
    waiting > 0 && t`${waiting} waiting`,
    skipped > 0 && t`${skipped} skipped`,
    platesLeft !== null && openWords(platesLeft),
  ]
    .filter(Boolean)
    .join(' · ');
};

const openWords = (plates: number): string =>
  plates === 0 ? t`no plate open` : plural(plates, { one: '# plate open', other: '# plates open' });

/** What is new since yesterday, such as '2 portions fewer than yesterday'; empty when nothing is, or no one knows. */
export const changeWords = ({
  portions,
  portionsYesterday,
}: Pick<ForecastMeal, 'portions' | 'portionsYesterday'>): string => {
  const change = portions - (portionsYesterday ?? portions);
  const fewer = -change;
  if (change > 0)
    return plural(change, {
      one: '# portion more than yesterday',
      other: '# portions more than yesterday',
    });
  return fewer > 0
    ? plural(fewer, { one: '# portion fewer than yesterday', other: '# portions fewer than yesterday' })
    : '';
};

/** For example '4 × Dal tadka, 2 × Ghee roti'. */
export const dishesWords = (dishes: readonly { dishName: string; portions: number }[]): string =>
  dishes.map(({ portions, dishName }) => `${portions} × ${dishName}`).join(', ');
