import { t } from '@lingui/core/macro';
import type { PrepSupplement_supplementFragment } from '../../../generated/graphql.ts';

interface Props {
  dishes: PrepSupplement_supplementFragment['dishes'];
}

/** How many portions of each dish were added, and how many fell away. */
export const ChangedPortions = ({ dishes }: Props) => (
  <table className="w-full text-left tabular-nums">
    <thead className="text-small text-muted">
      <tr>
        <th scope="col" className="py-1 font-medium">
          {t`Dish`}
        </th>
        <th scope="col" className="px-2 py-1 text-right font-medium">
          {t`Added`}
        </th>
        <th scope="col" className="py-1 text-right font-medium">
          {t`Canceled`}
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-border border-y border-border">
      {dishes.map(({ dishId, dishName, added, canceled }) => (
        <tr key={`${dishId} ${dishName}`} className="break-inside-avoid">
          <th scope="row" className="py-2 text-lead leading-snug font-semibold">
            {dishName}
          </th>
          <td className="px-2 text-right text-title font-bold">{added}</td>
          <td className="text-right text-title font-bold">{canceled}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
