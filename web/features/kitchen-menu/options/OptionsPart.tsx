import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import Plus from '~icons/lucide/plus';
import { optionGroupLimit } from '../../../../schema/constants.ts';
import { howManyWords } from '../../../food/option-words.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FoldButton } from '../../../ui/lists/FoldButton.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import { moved } from '../moved.ts';
import { GroupFields } from './GroupFields.tsx';
import { type GroupDraft, newGroup, optionErrors } from './option-draft.ts';

interface Props {
  value: readonly GroupDraft[];
  onChange: (value: GroupDraft[]) => void;
  /** Whether mistakes are shown: once the cook tried to save. */
  isChecked: boolean;
}

/** What customers choose about the dish. Groups are folded, so that the form stays short. */
export function OptionsPart({ value, onChange, isChecked }: Props) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const errors = isChecked ? optionErrors(value) : new Map<string, string>();
  const isWrong = (place: number) => [...errors.keys()].some(path => path.split('.')[0] === String(place));

  const fold = (id: string, isOpen: boolean) =>
    setOpened(ids => (isOpen ? new Set([...ids, id]) : new Set([...ids].filter(each => each !== id))));
  const add = () => {
    const group = newGroup();
    fold(group.id, true);
    onChange([...value, group]);
  };

  return (
    <fieldset tabIndex={-1} data-field="optionGroups">
      <legend className="font-medium">
        {t`Choices`}
        <span className="font-normal text-muted"> {t`(optional)`}</span>
      </legend>
      <p className="mt-0.5 text-small text-muted">{t`For sets and extras: roti or rice, two of four sabzi, extra ghee.`}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {value.map((group, place) => {
          const isOpen = opened.has(group.id) || isWrong(place);
          const name = group.name || t`New choices`;
          return (
            <li key={group.id} className="rounded-control border border-border bg-surface px-3 py-1">
              <div className="flex flex-wrap items-center">
                <h3 className="min-w-32 flex-1">
                  <FoldButton isOpen={isOpen} onClick={() => fold(group.id, !isOpen)}>
                    <span className="min-w-0 py-1 wrap-anywhere">
                      <span className="block leading-snug font-semibold">{name}</span>
                      <span className="block text-small text-muted">
                        {howManyWords(group)}
                        {' · '}
                        {plural(group.choices.length, { one: '# choice', other: '# choices' })}
                      </span>
                    </span>
                  </FoldButton>
                </h3>
                {value.length > 1 && (
                  <MoveButtons
                    name={name}
                    place={place}
                    count={value.length}
                    onMove={to => onChange(moved(value, place, to))}
                  />
                )}
              </div>
              {isOpen && (
                <GroupFields
                  group={group}
                  onChange={changed => onChange(value.with(place, changed))}
                  onRemove={() => onChange(value.toSpliced(place, 1))}
                  errorAt={path => errors.get(`${place}.${path}`)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p role="alert" className="mt-1 text-small text-danger empty:hidden">
        {errors.has('') && sentenceText(errors.get('')!)}
      </p>
      {value.length < optionGroupLimit && (
        <Button variant="secondary" isSnug className="mt-2" onClick={add}>
          <Plus aria-hidden className="size-5" /> {t`Add choices`}
        </Button>
      )}
    </fieldset>
  );
}
