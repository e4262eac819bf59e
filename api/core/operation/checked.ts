import type * as z from 'zod/mini';
import { InvalidInput } from './problem.ts';

/** Validates input by a shared rule: returns the clean value, or the first error with its field. */
export const checked = <Rule extends z.ZodMiniType>(
  rule: Rule,
  input: unknown,
  prefix = '',
): z.output<Rule> | InvalidInput => {
  const parsed = rule.safeParse(input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const field = [prefix, ...issue.path].filter(part => part !== '').join('.');
  return new InvalidInput(issue.message, field || null);
};
