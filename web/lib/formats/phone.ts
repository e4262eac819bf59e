/** A US number as (408) 555-0147, however it was typed; others, and numbers with an extension, as they were typed. */
export const phoneWords = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isAbroad = typed.trim().startsWith('+') && !/^\s*\+\s*1/.test(typed);
  if (isAbroad || digits.length !== 10) return typed;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};
