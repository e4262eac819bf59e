/** Styles of lists of link and action rows. */
export const rowsLook = 'divide-y divide-border overflow-hidden rounded-card border border-border bg-surface';
export const rowLook =
  'flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left font-medium hover:bg-sunken focus-visible:-outline-offset-2 [&>svg]:size-5 [&>svg]:shrink-0';
