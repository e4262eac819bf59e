import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type OwnDish_dishFragment, useOwnDish_dish } from '../../generated/graphql.ts';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { DishForm } from './DishForm.tsx';
import { draftOf, newDraft } from './dish-draft.ts';
import { RemoveDish } from './RemoveDish.tsx';

interface Props {
  /** The dish to change, or the category a new one begins in. */
  dish: FragmentType<OwnDish_dishFragment> | { newIn: string };
  categories: readonly { id: string; name: string }[];
  onClose: () => void;
}

export default function DishSheet({ dish, categories, onClose }: Props) {
  return 'newIn' in dish ? (
    <Sheet onClose={onClose} title={t`Add a dish`}>
      <DishForm start={newDraft(dish.newIn)} categories={categories} onDone={onClose} />
    </Sheet>
  ) : (
    <ChangeDish dish={dish} categories={categories} onClose={onClose} />
  );
}

function ChangeDish({
  dish: from,
  categories,
  onClose,
}: Omit<Props, 'dish'> & { dish: FragmentType<OwnDish_dishFragment> }) {
  const dish = useOwnDish_dish(from);
  return (
    <Sheet onClose={onClose} title={t`Edit dish`} description={dish.name}>
      <DishForm start={draftOf(dish)} before={dish} categories={categories} onDone={onClose} />
      <RemoveDish dish={dish} onRemoved={onClose} />
    </Sheet>
  );
}
