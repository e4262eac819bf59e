import { t } from '@lingui/core/macro';
import { useState } from 'react';
import Plus from '~icons/lucide/plus';
import { dishQuantityLimit, tiffinOfferDishLimit } from '../../../schema/constants.ts';
import type { OfferableDish_dishFragment } from '../../generated/graphql.ts';
import { formatMoney } from '../../lib/formats/money.ts';
import { dollarsOf } from '../../lib/formats/typed-money.ts';
import { listed } from '../../lib/language.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type OfferedDishDraft, priceMistake, totalOf } from './offer-draft.ts';

interface Props {
  value: readonly OfferedDishDraft[];
  onChange: (value: OfferedDishDraft[]) => void;
  /** Dishes of the menu, to name those that are chosen. */
  menu: readonly OfferableDish_dishFragment[];
  /** Dishes that can be added. */
  offerable: readonly OfferableDish_dishFragment[];
  /** Whether mistakes are shown: once the cook tried to save. */
  isChecked: boolean;
  error: string | undefined;
}

/** What a dish costs on the menu, and what customers choose about it. */
const priceHint = ({ price, optionGroups }: OfferableDish_dishFragment): string => {
  const words = t`${price.text} on the menu`;
  if (optionGroups.length === 0) return words;
  return `${words} · ${t`Choices: ${listed(optionGroups.map(({ name }) => name))}`}`;
};

/** The dishes of each meal, with their portions and prices for one person. */
export function OfferDishes({ value, onChange, menu, offerable, isChecked, error }: Props) {
  const [next, setNext] = useState('');
  const total = totalOf(value);
  const free = offerable.filter(({ id }) => value.every(line => line.dishId !== id));
  const hasChoices = value.some(line =>
    menu.some(({ id, optionGroups }) => id === line.dishId && optionGroups.length > 0),
  );
  const change = (dishId: string, part: Partial<OfferedDishDraft>) =>
    onChange(
      value
        .map(line => (line.dishId === dishId ? { ...line, ...part } : line))
        .filter(({ quantity }) => quantity > 0),
    );
  const add = () => {
    const dish = free.find(({ id }) => id === next);
    if (dish) onChange([...value, { dishId: dish.id, quantity: 1, price: dollarsOf(dish.price.cents) }]);
    setNext('');
  };

  return (
    <fieldset tabIndex={-1} data-field="lines">
      <legend className="font-medium">{t`Each meal`}</legend>
      <p className="mt-0.5 text-small text-muted">{t`For one person. A price can be lower than on the menu.`}</p>
      {hasChoices && (
        <p className="mt-0.5 text-small text-muted">{t`Customers make the choices of a dish when they start the plan. Choices cost what they cost on the menu.`}</p>
      )}
      <ul className="mt-2 flex flex-col gap-3">
        {value.map(line => {
          const dish = menu.find(({ id }) => id === line.dishId);
          const name = dish?.name ?? t`Dish`;
          const mistake = isChecked ? priceMistake(line, dish) : undefined;
          return (
            <li key={line.dishId} className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
              <div className="min-w-40 flex-1">
                <TextField
                  label={t`Price of ${name}`}
                  value={line.price}
                  inputMode="decimal"
                  autoComplete="off"
                  hint={dish && priceHint(dish)}
                  onChange={event => change(line.dishId, { price: event.target.value })}
                  error={mistake && sentenceText(mistake)}
                />
              </div>
              <Stepper
                label={name}
                value={line.quantity}
                max={dishQuantityLimit}
                onChange={quantity => change(line.dishId, { quantity })}
              />
            </li>
          );
        })}
      </ul>
      {value.length < tiffinOfferDishLimit && (
        <div className="mt-3 flex flex-wrap items-end gap-2">
          <div className="min-w-40 flex-1">
            <SelectField
              label={t`Another dish`}
              value={next}
              onChange={event => setNext(event.target.value)}
              hint={
                free.length === 0 ? t`No other dish is cooked for this meal on all of these days.` : undefined
              }
            >
              <option value="">{t`Choose a dish`}</option>
              {free.map(({ id, name, price }) => (
                <option key={id} value={id}>
                  {name} · {price.text}
                </option>
              ))}
            </SelectField>
          </div>
          <Button variant="secondary" disabled={!next} onClick={add}>
            <Plus aria-hidden />
            {t`Add`}
          </Button>
        </div>
      )}
      <p role="alert" className="mt-2 text-small text-danger empty:hidden">
        {error && sentenceText(error)}
      </p>
      {total !== undefined && (
        <p className="mt-3 font-semibold tabular-nums">{t`${formatMoney(total)} a meal`}</p>
      )}
    </fieldset>
  );
}
