import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { allergenWords } from '../../food/allergen-words.ts';
import { DietMark } from '../../food/DietMark.tsx';
import { dishMarkWords } from '../../food/dish-mark-words.ts';
import { FoodPicture } from '../../food/FoodPicture.tsx';
import type { DishRow_dishFragment } from '../../generated/graphql.ts';
import { listed } from '../../lib/language.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { SpiceLevel } from './SpiceLevel.tsx';

interface Props {
  dish: DishRow_dishFragment;
  cuisine: string;
  /** What is in a tiffin of the day for the chosen meal, in words; empty for another dish. */
  content: string;
  /** Why it cannot be ordered for the chosen meal, and when it can; null when it can. */
  whyNot: string | null;
  /** Portions left for the chosen meal; undefined when it is not limited. */
  portionsLeft: number | undefined;
  /** What the household of this customer should know about it; nothing for most people. */
  warning: ReactNode;
  /** How to order it. */
  action: ReactNode;
  onOpen: () => void;
}

/** A dish in the menu; all of it opens the dish, the name alone is spoken as the button. */
export function DishRow({ dish, cuisine, content, whyNot, portionsLeft, warning, action, onOpen }: Props) {
  return (
    <article className="relative flex flex-wrap gap-4 py-3">
      <div className="min-w-[min(9.5rem,100%)] flex-1">
        <h3 className="flex items-start gap-2 text-lead font-semibold">
          <span className="mt-0.5">
            <DietMark diet={dish.diet} />
          </span>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="text-left after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {dish.name}
          </button>
        </h3>
        {dish.description && <p className="mt-1 line-clamp-2 text-muted">{dish.description}</p>}
        {content && <p className="mt-1 font-medium wrap-anywhere">{content}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-small text-muted">
          {dish.isTiffinOfTheDay && <Badge>{t`Tiffin of the day`}</Badge>}
          <SpiceLevel level={dish.spiceLevel} />
          {dish.portion && <span>{dish.portion}</span>}
          {dishMarkWords(dish.marks).map(mark => (
            <Badge key={mark} tone="leaf">
              {mark}
            </Badge>
          ))}
        </p>
        {dish.allergens && <p className="mt-0.5 text-small text-muted">{allergenWords(dish.allergens)}</p>}
        {warning}
        {dish.optionGroups.length > 0 && (
          <p className="mt-0.5 text-small text-muted">{t`Choices: ${listed(dish.optionGroups.map(({ name }) => name))}`}</p>
        )}
        <p className="mt-2 text-lead font-semibold tabular-nums">{dish.price.text}</p>
      </div>
      <div className="flex w-28 shrink-0 flex-col items-center">
        <FoodPicture
          photo={dish.photo}
          sizes="112px"
          name={dish.name}
          cuisine={cuisine}
          className={clsx('h-24 w-28 rounded-control', whyNot && 'opacity-50 grayscale')}
        />
        {whyNot ? (
          <p className="mt-1.5 text-center text-small font-semibold text-muted">{whyNot}</p>
        ) : (
          <>
            <div className="relative z-10 -mt-6">{action}</div>
            {portionsLeft !== undefined && (
              <p className="mt-1 text-center text-small font-semibold text-muted">
                {t`${portionsLeft} left`}
              </p>
            )}
          </>
        )}
      </div>
    </article>
  );
}
