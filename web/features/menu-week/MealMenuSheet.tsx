import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { mealContentLimit } from '../../../schema/constants.ts';
import { type Cooked, isUsuallyCooked } from '../../../schema/rules/cooked-then.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Sheet } from '../../ui/overlays/Sheet.tsx';
import { contentIn, type Menu, type OwnMenu, type WeekMeal, withContent, withDish } from './drafted-menus.ts';
import { mealName } from './meal-name.ts';

/** Fewer are found at a glance. */
const fewestToSearch = 9;

/** It is one line, which only wraps. */
const oneLine = (typed: string) => typed.replace(/\s*\n\s*/g, ' ');

type Dish = Cooked & { name: string; isAvailable: boolean; isTiffinOfTheDay: boolean };

interface Props {
  meal: WeekMeal;
  menu: Menu;
  dishes: readonly Dish[];
  onChange: (menu: Menu) => void;
  onClose: () => void;
}

export default function MealMenuSheet({ meal, menu, dishes, onChange, onClose }: Props) {
  const [search, setSearch] = useState('');
  const isUsual = (dish: Dish) => isUsuallyCooked(dish, meal);
  const chosen: OwnMenu = menu ?? { dishIds: dishes.filter(isUsual).map(({ id }) => id), contents: [] };
  const word = search.trim().toLowerCase();
  const shown = dishes.filter(dish => dish.name.toLowerCase().includes(word));
  return (
    <Sheet
      onClose={onClose}
      title={mealName(meal)}
      description={t`Choose what you cook for this meal. It stays on this device until you publish.`}
      footer={
        <>
          <Button
            variant="secondary"
            aria-disabled={menu === null}
            onClick={() => menu !== null && onChange(null)}
          >{t`Usual menu`}</Button>
          <Button onClick={onClose}>{t`Done`}</Button>
        </>
      }
    >
      {dishes.length >= fewestToSearch && (
        <search className="mb-2 block">
          <SearchField
            label={t`Find a dish`}
            placeholder={t`Find a dish`}
            value={search}
            onChange={setSearch}
          />
        </search>
      )}
      <p role="status" className="min-h-6 text-small text-muted">
        {shown.length === 0 ? t`No dish found` : chosen.dishIds.length === 0 && t`Nothing is cooked`}
      </p>
      <ul aria-label={t`Dishes`}>
        {shown.map(dish => (
          <li key={dish.id}>
            <Checkbox
              checked={chosen.dishIds.includes(dish.id)}
              onChange={() => onChange(withDish(chosen, dish.id))}
              label={
                <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                  {dish.name}
                  {!dish.isAvailable && <Badge>{t`Hidden`}</Badge>}
                </span>
              }
            />
            {dish.isTiffinOfTheDay && chosen.dishIds.includes(dish.id) && (
              <div className="mb-3 ml-9">
                <TextArea
                  label={t`What is in ${dish.name}`}
                  hint={t`Customers read it with this meal, for example: Dal makhani, jeera rice, 3 roti`}
                  rows={2}
                  maxLength={mealContentLimit}
                  value={contentIn(chosen, dish.id)}
                  onChange={event => onChange(withContent(chosen, dish.id, oneLine(event.target.value)))}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
