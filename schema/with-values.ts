/**
 * Puts values into a sentence. The client searches its catalogs by the template, so a sentence that people read is
 * filled by this and not by a template literal.
 */
export const withValues = (template: string, ...values: readonly (string | number)[]): string =>
  template.replace(/\{(\d)\}/g, (_, index) => String(values[index]));
