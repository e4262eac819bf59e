/** Brings the first group of which too few are chosen into view. */
export const leadToMissing = (fields: HTMLElement | null) => {
  const missing = fields?.querySelector<HTMLElement>('[data-missing]');
  missing?.scrollIntoView({ block: 'center' });
  missing?.querySelector('input')?.focus({ preventScroll: true });
};
