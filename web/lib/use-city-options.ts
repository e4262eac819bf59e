import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { useFindCityQuery } from '../generated/graphql.ts';
import { usePausedText } from './filters-in-url.ts';
import { useSteady } from './use-steady.ts';

/** Cities by name, to choose from. */
export function useCityOptions() {
  const [search, setSearch] = useState('');
  const [text, onText, onBlur] = usePausedText(search, useCallback(setSearch, []));
  const { data, previousData, error, refetch } = useSteady(
    useFindCityQuery({ variables: { search: search || null } }),
  );
  return {
    label: t`Search cities`,
    placeholder: t`Name of a city`,
    noneText: data ? t`No other city with this name.` : '',
    text,
    onText,
    onBlur,
    // To press an option is to leave the field, which searches again; the option must not vanish under the finger.
    found: error ? undefined : (data ?? previousData)?.cities.nodes,
    onRetry: error && (() => void refetch()),
  };
}
