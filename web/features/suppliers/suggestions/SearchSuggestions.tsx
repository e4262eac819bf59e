import { plural, t } from '@lingui/core/macro';
import { type RefObject, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { useStored } from '../../../lib/stored.ts';
import { useKitchenFilters } from '../use-kitchen-filters.ts';
import { rememberSearch } from './recent-searches.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { useCombobox } from './use-combobox.ts';
import { useListboxKeys } from './use-listbox-keys.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (text: string) => void;
}

/** What may be meant, below the field that somebody types in; loaded with its first focus. */
export default function SearchSuggestions({ field, typed, onType }: Props) {
  const [city] = useStored('selectedCity');
  const { suggestions, hasNone, clear } = useSuggestions(typed, city ?? '');
  const { change } = useKitchenFilters();
  const [closedAt, setClosedAt] = useState<string>();
  const id = useId();
  const navigate = useNavigate();
  const isOpen = suggestions.length > 0 && closedAt !== typed;

  const pick = ({ kind, name, supplierId }: Suggestion) => {
    rememberSearch(name);
    if (kind === 'KITCHEN' && supplierId) return navigate(paths.kitchen(supplierId));
    const text = kind === 'CUISINE' ? '' : name;
    setClosedAt(text);
    onType(text);
    change(kind === 'CUISINE' ? { cuisine: name, text } : { text });
  };
  const submit = () => {
    rememberSearch(typed);
    setClosedAt(typed);
  };
  const { active, onKeyDown } = useListboxKeys({
    length: suggestions.length,
    isOpen,
    onOpen: () => setClosedAt(undefined),
    onClose: () => setClosedAt(typed),
    onPick: at => pick(suggestions[at]!),
    onSubmit: submit,
  });
  useCombobox(field, {
    listId: id,
    activeId: active < 0 ? undefined : `${id}-${active}`,
    isOpen,
    onKeyDown,
  });

  const isRecent = suggestions[0]?.kind === 'RECENT';
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && plural(suggestions.length, { one: '# suggestion', other: '# suggestions' })}
        {hasNone && t`No suggestions`}
      </p>
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 animate-appear overflow-hidden rounded-card border border-border bg-surface py-1 shadow-lift">
          {isRecent && (
            <p className="flex items-center justify-between pl-4 text-small text-muted">
              {t`Recent searches`}
              <button
                type="button"
                onClick={clear}
                className="min-h-11 rounded-control px-4 font-semibold text-primary"
              >{t`Clear`}</button>
            </p>
          )}
          <div id={id} role="listbox" aria-label={isRecent ? t`Recent searches` : t`Suggestions`}>
            {suggestions.map((suggestion, at) => (
              <SuggestionRow
                key={`${suggestion.kind} ${suggestion.name} ${suggestion.supplierId}`}
                id={`${id}-${at}`}
                suggestion={suggestion}
                isActive={at === active}
                onPick={() => pick(suggestion)}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
