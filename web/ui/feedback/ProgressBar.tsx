import { useId } from 'react';

interface Props {
  label: string;
  /** From 0 to 1. */
  value: number;
  /** The same as text, beside the label. */
  words: string;
}

/** Shows progress as an SVG, because the content security policy forbids inline styles. */
export function ProgressBar({ label, value, words }: Props) {
  const id = useId();
  const share = Math.min(1, Math.max(0, value)) * 100;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3 text-small">
        <span id={id} className="font-medium">
          {label}
        </span>
        <span className="shrink-0 text-muted tabular-nums">{words}</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={words}
        className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="h-full w-full">
          <rect width={share} height="1" className={share === 100 ? 'fill-leaf' : 'fill-primary'} />
        </svg>
      </div>
    </div>
  );
}
