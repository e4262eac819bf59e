import { t } from '@lingui/core/macro';
import { dishQuantityLimit } from '../../../../schema/constants.ts';
import type { OptionGroup } from '../../../food/OptionFields.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { Stepper } from '../../../ui/forms/Stepper.tsx';
import { LineChoices } from './LineChoices.tsx';
import type { DraftLine, OtherDish } from './meal-draft.ts';

interface Props {
  lines: readonly DraftLine[];
  /** Dishes that can take the place of another; none when only portions change. */
  others: readonly OtherDish[];
  /** What can be chosen about the dishes of the kitchen, by their IDs. */
  groups: ReadonlyMap<string, readonly OptionGroup[]>;
  onChange: (lines: DraftLine[]) => void;
}

/** The dishes of a meal with their portions, each of which another dish can replace. */
export function MealLines({ lines, others, groups, onChange }: Props) {
  const change = (position: number, part: Partial<DraftLine>) =>
    onChange(lines.map((line, at) => (at === position ? { ...line, ...part } : line)));
  const swap = (position: number, dishId: string) => {
    const other = others.find(({ id }) => id === dishId);
    if (other) change(position, { dishId, dishName: other.name, choiceIds: [] });
  };
  return (
    <ul className="flex flex-col gap-4">
      {lines.map((line, position) => {
        const groupsOfLine = groups.get(line.dishId) ?? [];
        const free = others.filter(({ id }) => lines.every(each => each.dishId !== id));
        return (
          // Positions stay, and the dish of one may change.
          <li key={position} className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
            {free.length > 0 ? (
              <div className="min-w-40 flex-1">
                <SelectField
                  label={t`Dish ${position + 1}`}
                  value={line.dishId}
                  onChange={event => swap(position, event.target.value)}
                >
                  <option value={line.dishId}>{line.dishName}</option>
                  {free.map(({ id, name, price }) => (
                    <option key={id} value={id}>
                      {name} · {price.text}
                    </option>
                  ))}
                </SelectField>
              </div>
            ) : (
              <p className="min-w-0 flex-1 self-center font-medium">{line.dishName}</p>
            )}
            <Stepper
              value={line.quantity}
              max={dishQuantityLimit}
              onChange={quantity => change(position, { quantity })}
              label={line.dishName}
            />
            {groupsOfLine.length > 0 && line.quantity > 0 && (
              <LineChoices
                key={line.dishId}
                line={line}
                groups={groupsOfLine}
                onChange={choiceIds => change(position, { choiceIds })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
