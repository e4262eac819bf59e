import { t } from '@lingui/core/macro';
import { useId } from 'react';
import CircleAlert from '~icons/lucide/circle-alert';
import { groupsToChoose } from '../../schema/rules/chosen.ts';
import type { DishFacts_dishFragment } from '../generated/graphql.ts';
import { formatMoney } from '../lib/formats/money.ts';
import { Tick } from '../ui/forms/Checkbox.tsx';
import { allergenWords } from './allergen-words.ts';
import { DietMark } from './DietMark.tsx';
import { howManyWords } from './option-words.ts';

export type OptionGroup = DishFacts_dishFragment['optionGroups'][number];

interface Props {
  groups: readonly OptionGroup[];
  /** IDs of the chosen ones. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Whether groups of which too few are chosen say so. */
  showsMissing: boolean;
}

/** What a customer chooses about a dish. */
export const OptionFields = ({ groups, chosen, onChange, showsMissing }: Props) => {
  const missing = showsMissing ? groupsToChoose(groups, chosen) : [];
  return (
    <div className="flex flex-col gap-5">
      {groups.map(group => (
        <GroupField
          key={group.id}
          group={group}
          chosen={chosen}
          onChange={onChange}
          isMissing={missing.includes(group)}
        />
      ))}
    </div>
  );
};

interface GroupProps {
  group: OptionGroup;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  isMissing: boolean;
}

function GroupField({ group, chosen, onChange, isMissing }: GroupProps) {
  const { name, least, most, choices } = group;
  const id = useId();
  const isOne = least === 1 && most === 1;
  const number = choices.filter(choice => chosen.includes(choice.id)).length;

  const choose = (choiceId: string, isChosen: boolean) => {
    const others = chosen.filter(each => each !== choiceId);
    if (!isChosen) return onChange(others);
    const remaining =
      most === 1 ? others.filter(each => choices.every(choice => choice.id !== each)) : others;
    onChange([...remaining, choiceId]);
  };

  return (
    <fieldset aria-describedby={`${id}-how`} data-missing={isMissing || undefined}>
      <legend className="text-lead font-semibold">{name}</legend>
      <p id={`${id}-how`} className="flex flex-wrap justify-between gap-x-3 text-small text-muted">
        <span>{howManyWords(group)}</span>
        {most > 1 && (
          <span aria-live="polite" className="tabular-nums">
            {t`${number} chosen`}
          </span>
        )}
      </p>
      <ul className="mt-1 divide-y divide-border">
        {choices.map(choice => {
          const isChosen = chosen.includes(choice.id);
          const isFull = most > 1 && !isChosen && number >= most;
          const control = `${id}-${choice.id}`;
          return (
            <li key={choice.id}>
              <label
                htmlFor={control}
                className="flex min-h-12 cursor-pointer items-center gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-muted"
              >
                {isOne ? (
                  <input
                    id={control}
                    type="radio"
                    name={id}
                    checked={isChosen}
                    onChange={() => choose(choice.id, true)}
                    className="size-6 shrink-0 appearance-none rounded-full border border-input-border bg-surface checked:border-[7px] checked:border-primary"
                  />
                ) : (
                  <Tick
                    id={control}
                    checked={isChosen}
                    disabled={isFull}
                    onChange={event => choose(choice.id, event.target.checked)}
                  />
                )}
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <span className="flex items-center gap-1.5 font-medium">
                    {choice.diet && <DietMark diet={choice.diet} />}
                    {choice.name}
                  </span>
                  {choice.allergens.length > 0 && (
                    <span className="block text-small text-muted">{allergenWords(choice.allergens)}</span>
                  )}
                </span>
                {choice.priceCents > 0 && (
                  <span className="shrink-0 tabular-nums">+{formatMoney(choice.priceCents)}</span>
                )}
              </label>
            </li>
          );
        })}
      </ul>
      <p role="alert" className="flex items-start gap-1.5 text-small text-danger empty:hidden">
        {isMissing && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t`Please choose ${name}.`}
          </>
        )}
      </p>
    </fieldset>
  );
}
