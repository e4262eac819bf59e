import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filtersFrom, type KitchenFilters, paramsFor } from './kitchen-filters.ts';

/** The filters live in the address, so that a list can be linked and survives reload and Back. */
export function useKitchenFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersFrom(params), [params]);
  const change = useCallback(
    (changes: Partial<KitchenFilters>) =>
      setParams(
        // The parameters of the last render may be older than the address, when two filters change quickly.
        () => paramsFor({ ...filtersFrom(new URLSearchParams(window.location.search)), ...changes }),
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { filters, change };
}
