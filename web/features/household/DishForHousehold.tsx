import CircleAlert from '~icons/lucide/circle-alert';
import { breaksDiet, contentsWith, type DishContents, isNever } from '../../../schema/rules/breaks-diet.ts';
import { dislikeLine, neverLines } from '../../food/diet-conflict-words.ts';
import type { HouseholdMember_personFragment } from '../../generated/graphql.ts';

interface Props {
  dish: DishContents;
  /** What is chosen about it. */
  choices?: Parameters<typeof contentsWith>[1];
  people: readonly HouseholdMember_personFragment[];
}

/** For whom of the household a dish is not, and who dislikes something in it. It never says that a dish is safe. */
export default function DishForHousehold({ dish, choices = [], people }: Props) {
  const contents = contentsWith(dish, choices);
  const found = people.map(person => ({ name: person.name, ...breaksDiet(contents, person) }));
  const never = neverLines(found.filter(isNever));
  const disliked = found.filter(({ dislikes }) => dislikes.length > 0);
  if (never.length === 0 && disliked.length === 0) return null;
  return (
    <ul className="mt-1.5 flex flex-col gap-1 text-small">
      {never.map(line => (
        <li key={line} className="flex items-start gap-1.5 font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </li>
      ))}
      {disliked.map(({ name, dislikes }) => (
        <li key={name} className="text-muted wrap-anywhere">
          {dislikeLine(name, dislikes)}
        </li>
      ))}
    </ul>
  );
}
