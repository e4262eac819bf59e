import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { allergenWords } from '../../food/allergen-words.ts';
import { cookedWords } from '../../food/cooked-words.ts';
import { DietMark } from '../../food/DietMark.tsx';
import { dietWord } from '../../food/diet-words.ts';
import { dishMarkWords } from '../../food/dish-mark-words.ts';
import { FoodPicture } from '../../food/FoodPicture.tsx';
import type { DishRow_dishFragment } from '../../generated/graphql.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { SpiceLevel } from './SpiceLevel.tsx';

interface Props {
  dish: DishRow_dishFragment;
  cuisine: string;
  /** What is in a tiffin of the day for the chosen meal, in words; empty for another dish. */
  content: string;
  /** Why it cannot be ordered for the chosen meal, and when it can; null when it can. */
  whyNot: string | null;
  /** What the household of this customer should know about it; nothing for most people. */
  warning: ReactNode;
  /** How to order it. */
  action: ReactNode;
  /** What to choose about it, with how to order that; false for most dishes. */
  choices: ReactNode;
  onClose: () => void | Promise<void>;
}

/** One dish as large as the phone, with all that a person wants to know before eating it. */
export default function DishSheet({
  dish,
  cuisine,
  content,
  whyNot,
  warning,
  action,
  choices,
  onClose,
}: Props) {
  const cooked = cookedWords(dish);
  return (
    <Sheet onClose={onClose} title={dish.name}>
      <FoodPicture
        photo={dish.photo}
        sizes="(min-width: 430px) 430px, 100vw"
        name={dish.name}
        cuisine={cuisine}
        className="-mx-5 mb-4 aspect-16/10 w-[calc(100%+40px)]"
      />
      {dish.description && <p className="text-lead">{dish.description}</p>}
      {dish.isTiffinOfTheDay && (
        <section aria-label={t`Tiffin of the day`} className="mt-3 rounded-control bg-sunken p-3">
          {content && <p className="font-medium wrap-anywhere">{content}</p>}
          <p className="text-small text-muted">
            {t`Tiffin of the day: what is in it changes with each meal. Its price, diet, marks and allergens stay.`}
          </p>
        </section>
      )}
      <ul className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="flex">
            <DietMark diet={dish.diet} />
          </span>
          {dietWord(dish.diet)}
        </li>
        <li className="empty:hidden">
          <SpiceLevel level={dish.spiceLevel} />
        </li>
        {dish.portion && <li>{dish.portion}</li>}
        {cooked && <li>{cooked}</li>}
        {dishMarkWords(dish.marks).map(mark => (
          <li key={mark}>
            <Badge tone="leaf">{mark}</Badge>
          </li>
        ))}
      </ul>
      {dish.allergens && <p className="mt-3 text-muted">{allergenWords(dish.allergens)}</p>}
      {warning}
      {!whyNot && choices ? (
        choices
      ) : (
        <div className="sticky -bottom-5 -mx-5 mt-5 -mb-5 flex min-h-16 items-center justify-between gap-4 border-t border-border bg-surface px-5 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))]">
          <p className="text-title font-bold tabular-nums">{dish.price.text}</p>
          {whyNot ? <p className="font-semibold text-muted">{whyNot}</p> : action}
        </div>
      )}
    </Sheet>
  );
}
