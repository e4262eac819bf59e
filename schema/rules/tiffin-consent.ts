import { tiffinNoticeDays, tiffinSmallRisePercent } from '../constants.ts';
import { withValues } from '../with-values.ts';

const forOneDay =
  /*i18n*/ '{0} cooks these dishes for me once, on the day I chose, for {1}. I can skip the meal for free until its cut-off. If it would cost more, or a dish changes, I am asked first.';

const forEveryWeek =
  /*i18n*/ '{0} cooks these dishes for me on the days I chose, for {1} a meal, until I stop. I can skip a meal for free until its cut-off. The price may rise by up to {3}% in all, {2} days or more after I am notified. Above that, or if a dish changes, I am asked first.';

interface Span {
  startsOn: string;
  /** Null or empty for a plan without a last day. */
  endsOn?: string | null;
}

/** Whether a plan is a single meal, for which no price can rise after a notice. */
export const isOneDay = ({ startsOn, endsOn }: Span): boolean => startsOn === endsOn;

interface Terms extends Span {
  kitchenName: string;
  /** Money in words. */
  total: string;
}

/** What a customer agrees to: shown before the plan starts, stored with it and mailed. */
export const tiffinConsent = ({ kitchenName, total, ...span }: Terms): string =>
  withValues(
    isOneDay(span) ? forOneDay : forEveryWeek,
    kitchenName,
    total,
    tiffinNoticeDays,
    tiffinSmallRisePercent,
  );
