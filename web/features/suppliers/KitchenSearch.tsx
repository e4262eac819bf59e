import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const SearchSuggestions = lazyWithRetry(() => import('./suggestions/SearchSuggestions.tsx'));

const pauseInMilliseconds = 250;

/** Searches kitchens, dishes and cuisines once the typing pauses; suggestions come with the first focus. */
export function KitchenSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const [isFocused, setFocused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(text), [text]);
  // The field may have been focused before the script came.
  useEffect(() => setFocused(document.activeElement === field.current), []);
  useEffect(() => {
    if (typed === text) return;
    const pause = setTimeout(() => onSearch(typed), pauseInMilliseconds);
    return () => clearTimeout(pause);
  }, [typed, text, onSearch]);
  const words = t`Search kitchens, dishes or cuisines`;
  return (
    <search>
      <form
        className="relative"
        onFocus={() => setFocused(true)}
        onBlur={event => setFocused(event.currentTarget.contains(event.relatedTarget))}
        onSubmit={event => {
          event.preventDefault();
          onSearch(typed);
        }}
      >
        <SearchField
          ref={field}
          label={words}
          placeholder={words}
          enterKeyHint="search"
          role="combobox"
          aria-expanded={false}
          value={typed}
          onChange={setTyped}
        />
        {isFocused && (
          <Suspense fallback={null}>
            <SearchSuggestions field={field} typed={typed} onType={setTyped} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
