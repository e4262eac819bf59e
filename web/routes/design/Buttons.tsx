import { useState } from 'react';
import Heart from '~icons/lucide/heart';
import Leaf from '~icons/lucide/leaf';
import Trash2 from '~icons/lucide/trash';
import { ActionRow } from '../../ui/actions/ActionRow.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { CopyButton } from '../../ui/actions/CopyButton.tsx';
import { FileButton } from '../../ui/actions/FileButton.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { StickyFoot } from '../../ui/actions/StickyFoot.tsx';
import { Chip } from '../../ui/forms/Chip.tsx';
import { LinkRows } from '../../ui/lists/LinkRows.tsx';
import { rowsLook } from '../../ui/lists/row-look.ts';
import { Group, Specimen } from './Specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const nothing = () => undefined;

export function Buttons() {
  const [isPressed, setIsPressed] = useState(true);
  return (
    <Group name="Buttons">
      {variants.map(variant => (
        <Specimen key={variant} name={`Button, ${variant}: plain, loading, disabled`}>
          <div className="flex flex-wrap gap-2">
            <Button variant={variant}>Save</Button>
            <Button variant={variant} loading>
              Save
            </Button>
            <Button variant={variant} disabled>
              Save
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Button, full width">
        <Button fullWidth>Go to checkout</Button>
      </Specimen>
      <Specimen name="StickyFoot">
        <StickyFoot>
          <Button fullWidth>Place order · $24.75</Button>
        </StickyFoot>
      </Specimen>
      <Specimen name="ButtonLink">
        <ButtonLink to="#">Browse kitchens</ButtonLink>
      </Specimen>
      <Specimen name="CopyButton">
        <CopyButton text="tfn_7kq2mxpa" label="Copy" />
      </Specimen>
      <Specimen name="FileButton">
        <FileButton accept=".csv,text/csv" onChoose={nothing}>
          Choose a CSV file
        </FileButton>
      </Specimen>
      <Specimen name="IconButton: plain, disabled">
        <IconButton label="Like">
          <Heart aria-hidden />
        </IconButton>
        <IconButton label="Like, disabled" disabled className="opacity-40">
          <Heart aria-hidden />
        </IconButton>
      </Specimen>
      <Specimen name="Chip: on or off, off">
        <div className="flex gap-2">
          <Chip pressed={isPressed} onClick={() => setIsPressed(!isPressed)}>
            <Leaf aria-hidden /> Vegetarian
          </Chip>
          <Chip pressed={false}>Vegan</Chip>
        </div>
      </Specimen>
      <Specimen name="LinkRows">
        <LinkRows
          label="Specimen of rows"
          rows={[
            { to: '#favorites', word: 'Favorites', icon: <Heart aria-hidden /> },
            { to: '#plain', word: 'Without an icon' },
          ]}
        />
      </Specimen>
      <Specimen name="ActionRow: plain, loading, grave">
        <div className={rowsLook}>
          <ActionRow icon={<Heart aria-hidden />} word="Keep dish" description="And why." onAct={nothing} />
          <ActionRow icon={<Heart aria-hidden />} word="Keeping it" loading onAct={nothing} />
          <ActionRow icon={<Trash2 aria-hidden />} word="Let it go" isGrave onAct={nothing} />
        </div>
      </Specimen>
    </Group>
  );
}
