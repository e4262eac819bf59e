import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import Plus from '~icons/lucide/plus';
import X from '~icons/lucide/x';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { Chip } from './Chip.tsx';
import { ChipGroup } from './ChipGroup.tsx';
import { SearchField } from './SearchField.tsx';

interface SearchedOptions<Option> {
  label: string;
  placeholder: string;
  /** Shown when nothing else has this name. */
  noneText: string;
  text: string;
  onText: (text: string) => void;
  /** Searches before the pause in typing is over. */
  onBlur: () => void;
  /** Undefined until the first have loaded. */
  found?: readonly Option[];
  /** Given when they didn't load. */
  onRetry?: () => void;
}

interface Props<Option> {
  legend: string;
  /** What it means that none is chosen. */
  hint: string;
  chosen: readonly Option[];
  nameOf: (option: Option) => string;
  /** How many can be chosen; no limit when omitted. */
  most?: number;
  search: SearchedOptions<Option>;
  onChange: (options: readonly Option[]) => void;
  error?: string;
}

const mostOffered = 6;

/** Chosen options, each to be removed, and others to be found by name and added. */
export function ChosenOptions<Option extends { id: string }>({
  legend,
  hint,
  chosen,
  nameOf,
  most = Number.POSITIVE_INFINITY,
  search,
  onChange,
  error,
}: Props<Option>) {
  const all = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone then, so the focus moves to where the next is found, or the chosen one removed.
  const change = (options: readonly Option[]) => {
    flushSync(() => onChange(options));
    (all.current?.querySelector('input') ?? all.current?.querySelector('button'))?.focus();
  };
  const offered = search.found
    ?.filter(({ id }) => !chosen.some(option => option.id === id))
    .slice(0, mostOffered);

  return (
    <div ref={all} className="flex flex-col gap-3">
      <ChipGroup legend={legend} hint={chosen.length === 0 ? hint : undefined} error={error}>
        {chosen.map(option => (
          <Chip
            key={option.id}
            aria-label={t`Remove ${nameOf(option)}`}
            className="max-w-full"
            onClick={() => change(chosen.filter(({ id }) => id !== option.id))}
          >
            <span className="truncate">{nameOf(option)}</span> <X aria-hidden />
          </Chip>
        ))}
      </ChipGroup>
      {chosen.length < most && (
        <>
          <SearchField
            label={search.label}
            placeholder={search.placeholder}
            value={search.text}
            onChange={search.onText}
            onBlur={search.onBlur}
          />
          <p role="status" className="text-small text-muted empty:hidden">
            {offered?.length === 0 ? search.noneText : null}
          </p>
          {search.onRetry && <ErrorState onRetry={search.onRetry} />}
          <div className="flex flex-wrap gap-2 empty:hidden">
            {offered?.map(option => (
              <Chip
                key={option.id}
                aria-label={t`Add ${nameOf(option)}`}
                className="max-w-full"
                onClick={() => change([...chosen, option])}
              >
                <Plus aria-hidden /> <span className="truncate">{nameOf(option)}</span>
              </Chip>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
