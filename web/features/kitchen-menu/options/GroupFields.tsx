import { t } from '@lingui/core/macro';
import Plus from '~icons/lucide/plus';
import { optionChoiceLimit, optionChosenLimit, optionNameLimit } from '../../../../schema/constants.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { moved } from '../moved.ts';
import { ChoiceFields } from './ChoiceFields.tsx';
import { type GroupDraft, newChoice } from './option-draft.ts';

interface Props {
  group: GroupDraft;
  onChange: (group: GroupDraft) => void;
  onRemove: () => void;
  /** What is wrong at a place within the group. */
  errorAt: (path: string) => string | undefined;
}

const numbers = (from: number) =>
  Array.from({ length: optionChosenLimit + 1 - from }, (_, index) => from + index);

/** One thing that customers choose, with its choices. */
export function GroupFields({ group, onChange, onRemove, errorAt }: Props) {
  const { name, least, most, choices } = group;
  const set = (changes: Partial<GroupDraft>) => onChange({ ...group, ...changes });
  const wrongChoices = errorAt('choices');
  return (
    <div className="flex flex-col gap-4 pt-1 pb-2">
      <TextField
        label={t`What is chosen`}
        value={name}
        maxLength={optionNameLimit}
        autoComplete="off"
        placeholder={t`Bread, sabzi, extras`}
        onChange={event => set({ name: event.target.value })}
        error={errorAt('name')}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t`At least`}
          value={least}
          onChange={event => {
            const fewest = Number(event.target.value);
            set({ least: fewest, most: Math.max(most, fewest) });
          }}
          error={errorAt('least')}
        >
          {numbers(0).map(number => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`At most`}
          value={most}
          onChange={event => {
            const highest = Number(event.target.value);
            set({ most: highest, least: Math.min(least, highest) });
          }}
          error={errorAt('most')}
        >
          {numbers(1).map(number => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </SelectField>
      </div>
      <ul className="flex flex-col divide-y divide-border border-y border-border">
        {choices.map((choice, place) => (
          <li key={choice.id} className="py-3">
            <ChoiceFields
              choice={choice}
              place={place}
              count={choices.length}
              onChange={changed => set({ choices: choices.with(place, changed) })}
              onMove={to => set({ choices: moved(choices, place, to) })}
              onRemove={() => set({ choices: choices.toSpliced(place, 1) })}
              errorAt={field => errorAt(`choices.${place}.${field}`)}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className="text-small text-danger empty:hidden">
        {wrongChoices && sentenceText(wrongChoices)}
      </p>
      <div className="flex flex-wrap gap-2">
        {choices.length < optionChoiceLimit && (
          <Button variant="secondary" isSnug onClick={() => set({ choices: [...choices, newChoice()] })}>
            <Plus aria-hidden className="size-5" /> {t`Add a choice`}
          </Button>
        )}
        <Button variant="ghost" isSnug onClick={onRemove}>
          {name ? t`Remove ${name}` : t`Remove these choices`}
        </Button>
      </div>
    </div>
  );
}
