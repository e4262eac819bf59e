import { useCallback } from 'react';
import { usePausedText } from '../../lib/filters-in-url.ts';
import { ChipSelect } from '../../ui/forms/ChipSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { roles, roleWords } from './people-words.ts';
import { usePeopleSearch } from './use-people-search.ts';

const roleOptions = [
  { value: '', label: 'Any role' },
  ...roles.map(value => ({ value, label: roleWords[value] })),
];
const accessOptions = [
  { value: '', label: 'Any access' },
  { value: 'enabled', label: 'Enabled' },
  { value: 'disabled', label: 'Disabled' },
];

export function PeopleFilters() {
  const { search, access, change } = usePeopleSearch();
  const find = useCallback((q: string) => change({ q }), [change]);
  const [text, setText, searchNow] = usePausedText(search.text ?? '', find);
  return (
    <search className="mb-4 flex flex-wrap gap-3">
      <div className="min-w-60 flex-1">
        <SearchField
          label="Search people"
          placeholder="Name or email"
          value={text}
          onChange={setText}
          onBlur={searchNow}
        />
      </div>
      <ChipSelect
        label="Role"
        options={roleOptions}
        value={search.role ?? ''}
        inUse={search.role !== null}
        onChange={role => change({ role })}
      />
      <ChipSelect
        label="Access"
        options={accessOptions}
        value={access ?? ''}
        inUse={access !== null}
        onChange={value => change({ access: value })}
      />
    </search>
  );
}
