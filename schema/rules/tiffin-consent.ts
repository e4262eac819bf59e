import { withValues } from '../with-values.ts';

/** What a customer agrees to: shown before the plan starts, stored with it and mailed. `total` is money in words. */
export const tiffinConsent = (kitchenName: string, total: string): string =>
  withValues(
    /*i18n*/ '{0} cooks these dishes for me on the days I chose, for {1} a meal at most, until I stop. I can skip a meal for free until its cut-off. If the price rises or a dish changes, I am asked first.',
    kitchenName,
    total,
  );
