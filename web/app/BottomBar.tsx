import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { translate } from '../lib/language.ts';

export interface Place {
  to: string;
  word: MessageDescriptor;
  Icon: ComponentType<{ 'aria-hidden': true; className: string }>;
}

/** The main pages as icons with words, within reach of a thumb. */
export const BottomBar = ({ places, isAt }: { places: readonly Place[]; isAt: (to: string) => boolean }) => (
  <nav
    aria-label={t`Main pages`}
    className="flex flex-wrap border-t border-border bg-surface pb-[env(safe-area-inset-bottom)]"
  >
    {places.map(({ to, word, Icon }) => (
      <Link
        key={to}
        to={to}
        aria-current={isAt(to) ? 'page' : undefined}
        className={clsx(
          'flex min-h-14 grow basis-[max(25%,4.9rem)] flex-col items-center justify-center gap-0.5 py-1.5 text-small font-medium',
          isAt(to) ? 'text-primary' : 'text-muted',
        )}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {translate(word)}
      </Link>
    ))}
  </nav>
);
