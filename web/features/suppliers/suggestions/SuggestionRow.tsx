import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import Clock from '~icons/lucide/clock';
import Globe from '~icons/lucide/globe';
import House from '~icons/lucide/house';
import Utensils from '~icons/lucide/utensils';
import { cuisineWord } from '../../../food/cuisine-words.ts';
import type { Suggestion } from './use-suggestions.ts';

const icons = { KITCHEN: House, DISH: Utensils, CUISINE: Globe, RECENT: Clock };

const nameOf = ({ kind, name }: Suggestion) => (kind === 'CUISINE' ? cuisineWord(name) : name);

const detailOf = ({ kind, supplierName }: Suggestion) => {
  if (kind === 'KITCHEN') return t`Kitchen`;
  if (kind === 'CUISINE') return t`Cuisine`;
  return kind === 'DISH' ? supplierName : null;
};

interface Props {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onPick: () => void;
}

/** The field keeps the focus: its keys choose, and a press must not take the focus away. */
export function SuggestionRow({ id, suggestion, isActive, onPick }: Props) {
  const Icon = icons[suggestion.kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its options
    // biome-ignore lint/a11y/useFocusableInteractive: the field points to the option with aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={event => event.preventDefault()}
      onClick={onPick}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 hover:bg-sunken',
        isActive && 'bg-sunken outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate font-medium">{nameOf(suggestion)}</span>
      <span className="max-w-2/5 shrink-0 truncate text-small text-muted">{detailOf(suggestion)}</span>
    </div>
  );
}
