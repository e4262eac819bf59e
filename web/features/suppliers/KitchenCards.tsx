import { useIncrementalList } from '../../fast-path/use-incremental-list.ts';
import { type HeartOf, KitchenCard, type ShownKitchen } from './KitchenCard.tsx';
import type { KitchenView } from './kitchen-filters.ts';
import { kitchenListLook } from './kitchen-list-look.ts';

interface Props {
  kitchens: readonly ShownKitchen[];
  view: KitchenView;
  heartOf: HeartOf;
}

export const KitchenCards = ({ kitchens, view, heartOf }: Props) => (
  <ul className={kitchenListLook(view)}>
    {useIncrementalList(kitchens).map(kitchen => (
      <li key={kitchen.id}>
        <KitchenCard kitchen={kitchen} view={view} heartOf={heartOf} />
      </li>
    ))}
  </ul>
);
