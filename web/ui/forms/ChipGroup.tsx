import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import CircleAlert from '~icons/lucide/circle-alert';
import { sentenceText } from '../../lib/sentence-text.ts';

interface Props {
  legend: string;
  /** Shown beside the legend. */
  optional?: boolean;
  hint?: string;
  error?: string;
  children: ReactNode;
}

/** Chips that answer one question, with its hint and its error. */
export function ChipGroup({ legend, optional, hint, error, children }: Props) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={hint && hintId}>
      <legend className="font-medium">
        {legend}
        {optional && <span className="font-normal text-muted"> {t`(optional)`}</span>}
      </legend>
      <p id={hintId} className="mt-0.5 text-small text-muted empty:hidden">
        {hint}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
      <p role="alert" className="mt-2 flex items-start gap-1.5 text-small text-danger empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {sentenceText(error)}
          </>
        )}
      </p>
    </fieldset>
  );
}
