import { type ReactNode, useRef, useState } from 'react';
import { chosenFrom, isChosenRight } from '../../schema/rules/chosen.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Sheet } from '../ui/overlays/Sheet.tsx';
import { leadToMissing } from './lead-to-missing.ts';
import { OptionFields, type OptionGroup } from './OptionFields.tsx';

type Choice = OptionGroup['choices'][number];

interface Props {
  dishName: string;
  groups: readonly OptionGroup[];
  /** IDs of what is chosen so far; those that are no longer offered are left out. */
  start: readonly string[];
  /** Words of the button, such as what the dish costs with these choices. */
  saveWords: (choices: readonly Choice[]) => string;
  onSave: (choices: Choice[]) => void;
  onClose: () => Promise<void> | void;
  children?: ReactNode;
}

/** A dialog in which the choices of a dish are made. */
export default function ChoicesSheet({
  dishName,
  groups,
  start,
  saveWords,
  onSave,
  onClose,
  children,
}: Props) {
  const [chosen, setChosen] = useState(() => chosenFrom(groups, start).map(({ id }) => id));
  const [isTried, setIsTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const choices = chosenFrom(groups, chosen);

  const save = async () => {
    if (!isChosenRight(groups, chosen)) {
      setIsTried(true);
      requestAnimationFrame(() => leadToMissing(fields.current));
      return;
    }
    await onClose();
    onSave(choices);
  };

  return (
    <Sheet
      onClose={onClose}
      title={dishName}
      footer={
        <Button fullWidth onClick={() => void save()}>
          {saveWords(choices)}
        </Button>
      }
    >
      {children}
      <div ref={fields}>
        <OptionFields groups={groups} chosen={chosen} onChange={setChosen} showsMissing={isTried} />
      </div>
    </Sheet>
  );
}
