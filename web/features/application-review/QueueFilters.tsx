import { type RefObject, useCallback } from 'react';
import type { OnboardingStatus, ReviewQueueQuery } from '../../generated/graphql.ts';
import { usePausedText } from '../../lib/filters-in-url.ts';
import { ChipSelect } from '../../ui/forms/ChipSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { statusWords } from './review-words.ts';
import { useSelectedApplication } from './use-selected-application.ts';

interface Props {
  /** Undefined until they are loaded. */
  counts: ReviewQueueQuery['applicationCounts'] | undefined;
  searchField: RefObject<HTMLInputElement | null>;
}

export function QueueFilters({ counts, searchField }: Props) {
  const { status, search, change } = useSelectedApplication();
  const find = useCallback((q: string) => change({ q }), [change]);
  const [text, setText, searchNow] = usePausedText(search ?? '', find);
  const withCount = (words: string, ...statuses: OnboardingStatus[]) => {
    if (!counts) return words;
    const counted = counts.filter(each => statuses.includes(each.status));
    return `${words} (${counted.reduce((sum, { count }) => sum + count, 0)})`;
  };
  const options = [
    { value: '', label: withCount('To review', 'DOCUMENTS_SUBMITTED', 'UNDER_REVIEW') },
    ...(Object.keys(statusWords) as OnboardingStatus[]).map(each => ({
      value: each,
      label: withCount(statusWords[each], each),
    })),
  ];
  return (
    <search className="mb-3 flex flex-col gap-2">
      <SearchField
        ref={searchField}
        label="Search applications"
        placeholder="Kitchen, cook or email"
        value={text}
        onChange={setText}
        onBlur={searchNow}
      />
      <div>
        <ChipSelect
          label="Which applications"
          options={options}
          value={status ?? ''}
          inUse={status !== null}
          onChange={value => change({ status: value })}
        />
      </div>
    </search>
  );
}
