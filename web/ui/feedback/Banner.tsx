import { t } from '@lingui/core/macro';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import Info from '~icons/lucide/info';
import X from '~icons/lucide/x';
import { IconButton } from '../actions/IconButton.tsx';

interface Entry {
  key: string;
  words: string;
  /** The language of the words where it is not that of the page. */
  lang?: string;
  /** Without it the entry cannot be hidden. */
  onHide?: () => void;
}

interface Props {
  /** The heading for screen readers. */
  title: string;
  entries: readonly Entry[];
}

/** Calm news above a screen, each entry to be hidden by itself. */
export function Banner({ title, entries }: Props) {
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed is gone then, so the focus moves to another one, or to the heading of the screen.
  const hide = (index: number, onHide: () => void) => {
    const place = entries.slice(0, index).filter(entry => entry.onHide).length;
    flushSync(onHide);
    const left = list.current?.querySelectorAll('button') ?? [];
    (left[Math.min(place, left.length - 1)] ?? document.querySelector('h1'))?.focus();
  };
  return (
    <section aria-labelledby={heading} className="rounded-control bg-info-soft print:hidden">
      <h2 id={heading} className="sr-only">
        {title}
      </h2>
      <div role="status">
        <ul ref={list} className="divide-y divide-border">
          {entries.map(({ key, words, lang, onHide }, index) => (
            <li key={key} className="flex items-start gap-3 px-3.5 py-1.5">
              <Info aria-hidden className="mt-3 size-5 shrink-0 text-info" />
              <p lang={lang} className="min-w-0 flex-1 py-2.5 wrap-anywhere">
                {words}
              </p>
              {onHide && (
                <IconButton label={t`Hide: ${words}`} onClick={() => hide(index, onHide)} className="-mr-2">
                  <X aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
