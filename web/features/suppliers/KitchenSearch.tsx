import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { SearchField } from '../../ui/forms/SearchField.tsx';

const pauseInMilliseconds = 250;

/** Searches by kitchen name or cuisine once the typing pauses. */
export function KitchenSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed === text) return;
    const pause = setTimeout(() => onSearch(typed), pauseInMilliseconds);
    return () => clearTimeout(pause);
  }, [typed, text, onSearch]);
  return (
    <search>
      <form
        onSubmit={event => {
          event.preventDefault();
          onSearch(typed);
        }}
      >
        <SearchField
          label={t`Search kitchens or cuisines`}
          placeholder={t`Search kitchens or cuisines`}
          enterKeyHint="search"
          value={typed}
          onChange={setTyped}
        />
      </form>
    </search>
  );
}
