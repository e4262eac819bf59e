import { t } from '@lingui/core/macro';
import { cityName } from '../../lib/formats/city-name.ts';
import { useCityOptions } from '../../lib/use-city-options.ts';
import { ChosenOptions } from '../../ui/forms/ChosenOptions.tsx';
import type { FlagCity } from './flag-words.ts';

interface Props {
  chosen: readonly FlagCity[];
  onChange: (cities: readonly FlagCity[]) => void;
  error?: string;
}

/** The cities that a feature is open in. */
export const FlagCities = ({ chosen, onChange, error }: Props) => (
  <ChosenOptions
    legend={t`Cities`}
    hint={t`None yet. Add at least one.`}
    chosen={chosen}
    nameOf={cityName}
    search={useCityOptions()}
    onChange={onChange}
    error={error}
  />
);
