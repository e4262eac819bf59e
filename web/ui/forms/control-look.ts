/** Styles of text inputs, text areas and selects. */
export const controlLook =
  'w-full min-h-12 rounded-control border border-input-border bg-surface px-3.5 py-2.5 text-lead text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60';
