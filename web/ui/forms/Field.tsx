import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import CircleAlert from '~icons/lucide/circle-alert';
import { sentenceText } from '../../lib/sentence-text.ts';

export interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: string;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The label above a control, and hint and error below it, linked to it for screen readers. */
export function Field({
  label,
  hint,
  error,
  id,
  optional,
  children,
}: FieldText & { id?: string; optional?: boolean; children: (wiring: Wiring) => ReactNode }) {
  const ownId = useId();
  const control = id ?? ownId;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={control} className="font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> {t`(optional)`}</span>}
      </label>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {sentenceText(error)}
        </p>
      )}
      {hint && (
        <div id={hintId} className="text-small text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
