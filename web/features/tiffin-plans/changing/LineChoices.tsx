import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { OptionFields, type OptionGroup } from '../../../food/OptionFields.tsx';
import { listed } from '../../../lib/language.ts';
import { FoldButton } from '../../../ui/lists/FoldButton.tsx';
import { type DraftLine, isLineReady } from './meal-draft.ts';

interface Props {
  /** Without choices that are gone. */
  line: DraftLine;
  groups: readonly OptionGroup[];
  onChange: (choiceIds: string[]) => void;
}

/** What is chosen about a dish of a plan; open while something must be chosen. */
export function LineChoices({ line, groups, onChange }: Props) {
  const isReady = isLineReady(groups, line);
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = wasOpened || !isReady;
  const chosen = line.choiceIds;
  const names = groups.flatMap(({ choices }) => choices.filter(({ id }) => chosen.includes(id)));
  return (
    <div className="basis-full">
      <FoldButton isOpen={isOpen} onClick={() => setWasOpened(!isOpen)}>
        {names.length > 0
          ? t`Choices: ${listed(names.map(({ name }) => name))}`
          : t`Choices of ${line.dishName}`}
      </FoldButton>
      {isOpen && (
        <div className="mt-2">
          <OptionFields
            groups={groups}
            chosen={chosen}
            onChange={choiceIds => {
              // What was open as something was missing stays open with the choice.
              setWasOpened(true);
              onChange(choiceIds);
            }}
            showsMissing={!isReady}
          />
        </div>
      )}
    </div>
  );
}
