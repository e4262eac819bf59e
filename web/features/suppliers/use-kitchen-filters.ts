import { useCallback, useMemo } from 'react';
import { useUrlParams } from '../../lib/url-params.ts';
import { filtersFrom, type KitchenFilters, paramsFor } from './kitchen-filters.ts';

/** The filters live in the address, so that a list can be linked and survives reload and Back. */
export function useKitchenFilters() {
  const [params, setParams] = useUrlParams();
  const filters = useMemo(() => filtersFrom(params), [params]);
  const change = useCallback(
    (changes: Partial<KitchenFilters>) =>
      setParams(current => paramsFor({ ...filtersFrom(current), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { filters, change };
}
