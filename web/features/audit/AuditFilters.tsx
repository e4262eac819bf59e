import { useCallback } from 'react';
import { useAuditActionsQuery } from '../../generated/graphql.ts';
import { actionWords } from '../../lib/action-words.ts';
import { usePausedText } from '../../lib/filters-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ExportTrail } from './ExportTrail.tsx';
import { useAuditFilter } from './use-audit-filter.ts';

export function AuditFilters() {
  const { filters, change } = useAuditFilter();
  const search = useCallback((q: string) => change({ q }), [change]);
  const [text, setText, searchNow] = usePausedText(filters.q ?? '', search);
  const { data } = useAuditActionsQuery({ fetchPolicy: 'cache-and-network' });
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <search className="mb-4 grid gap-3 @2xl:grid-cols-2 @4xl:grid-cols-4">
      <div className="@2xl:col-span-2 @4xl:col-span-4">
        <SearchField
          label="Search the audit trail"
          placeholder="A kitchen, city, order number or person"
          value={text}
          onChange={setText}
          onBlur={searchNow}
        />
      </div>
      <SelectField
        label="Action"
        value={filters.action ?? ''}
        onChange={event => change({ action: event.target.value })}
      >
        <option value="">Anything</option>
        {(data?.auditActions ?? []).map(action => (
          <option key={action} value={action}>
            {actionWords(action)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="From"
        type="date"
        value={filters.from ?? ''}
        onChange={event => change({ from: event.target.value })}
      />
      <TextField
        label="Until"
        type="date"
        value={filters.until ?? ''}
        onChange={event => change({ until: event.target.value })}
      />
      <div className="flex flex-wrap items-end gap-2">
        <ExportTrail />
        {isFiltered && (
          <Button
            variant="ghost"
            isSnug
            onClick={() => change({ q: null, action: null, from: null, until: null, by: null })}
          >
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}
