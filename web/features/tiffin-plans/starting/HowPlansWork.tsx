import { t } from '@lingui/core/macro';

/** What a customer should know before a plan starts, which may be of one day only. */
export const HowPlansWork = ({ isOneDay }: { isOneDay: boolean }) => (
  <ul className="flex list-disc flex-col gap-1.5 pl-5 text-small text-muted">
    {isOneDay ? (
      <li>{t`The meal becomes an order. Its bill comes on Saturday.`}</li>
    ) : (
      <li>{t`Each meal becomes an order of its own. You get one bill a week, on Saturday for the coming week.`}</li>
    )}
    <li>{t`Skip a meal for free until its cut-off, under Tiffin plans.`}</li>
    {!isOneDay && <li>{t`Stop the plan at any time. Orders past their cut-off stay.`}</li>}
  </ul>
);
