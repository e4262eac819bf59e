import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { useState } from 'react';
import Trash from '~icons/lucide/trash-2';
import { optionNameLimit } from '../../../../schema/constants.ts';
import { allergenWords } from '../../../food/allergen-words.ts';
import type { Diet } from '../../../generated/graphql.ts';
import { translate } from '../../../lib/language.ts';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { FoldButton } from '../../../ui/lists/FoldButton.tsx';
import { AllergenAnswer } from '../AllergenAnswer.tsx';
import { dietWords } from '../dish-words.ts';
import { MoveButtons } from '../MoveButtons.tsx';
import type { ChoiceDraft } from './option-draft.ts';

interface Props {
  choice: ChoiceDraft;
  place: number;
  count: number;
  onChange: (choice: ChoiceDraft) => void;
  onMove: (place: number) => void;
  onRemove: () => void;
  errorAt: (field: keyof ChoiceDraft) => string | undefined;
}

/** One choice: its name and price, and folded what it contains. */
export function ChoiceFields({ choice, place, count, onChange, onMove, onRemove, errorAt }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const set = (changes: Partial<ChoiceDraft>) => onChange({ ...choice, ...changes });
  const name = choice.name || t`Choice ${place + 1}`;
  const unanswered = errorAt('allergens');
  const isOpen = isOpened || unanswered !== undefined;
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        <TextField
          label={t`Choice ${place + 1}`}
          value={choice.name}
          maxLength={optionNameLimit}
          autoComplete="off"
          placeholder={t`2 roti`}
          onChange={event => set({ name: event.target.value })}
          error={errorAt('name')}
        />
        <TextField
          label={t`Extra price in dollars`}
          value={choice.price}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          onChange={event => set({ price: event.target.value })}
          error={errorAt('price')}
        />
      </div>
      <div className="flex flex-wrap items-center justify-end">
        <div className="min-w-28 flex-1">
          <FoldButton isOpen={isOpen} onClick={() => setIsOpened(!isOpen)}>
            <span
              className={clsx('min-w-0 text-small', choice.allergens === null ? 'text-warn' : 'text-muted')}
            >
              {choice.allergens === null ? t`Allergens missing` : allergenWords(choice.allergens)}
              <span className="sr-only"> {name}</span>
            </span>
          </FoldButton>
        </div>
        {count > 1 && (
          <>
            <MoveButtons name={name} place={place} count={count} onMove={onMove} />
            <IconButton label={t`Remove ${name}`} className="text-muted" onClick={onRemove}>
              <Trash aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      {isOpen && (
        <>
          <AllergenAnswer
            value={choice.allergens}
            onChange={value => set({ allergens: value })}
            error={unanswered}
          />
          <SelectField
            label={t`Diet`}
            value={choice.diet ?? ''}
            onChange={event => set({ diet: event.target.value === '' ? null : (event.target.value as Diet) })}
          >
            <option value="">{t`As the dish`}</option>
            {Object.entries(dietWords).map(([diet, word]) => (
              <option key={diet} value={diet}>
                {translate(word)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </div>
  );
}
