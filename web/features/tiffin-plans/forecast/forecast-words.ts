import { plural, t } from '@lingui/core/macro';
import type { TiffinForecastQuery } from '../../../generated/graphql.ts';

type Forecast = TiffinForecastQuery['tiffinForecast'][number];

/** For example '3 ordered · 2 planned (5 portions) · 1 skipped'; what there is none of is left out. */
export const forecastWords = ({ ordered, planned, plannedPortions, skipped }: Forecast): string => {
  const portions = plural(plannedPortions, { one: '# portion', other: '# portions' });
  return [
    ordered > 0 && t`${ordered} ordered`,
    planned > 0 && t`${planned} planned (${portions})`,
    skipped > 0 && t`${skipped} skipped`,
  ]
    .filter(Boolean)
    .join(' · ');
};
