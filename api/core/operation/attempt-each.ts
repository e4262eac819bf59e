import { reasonOf } from '../logging/reason.ts';

/**
 * Does steps one after the other, by their names. One that fails keeps none from running; all failures are reported to
 * `onFailure` as they happen, and thrown together at the end.
 */
export const attemptEach = async (
  steps: Readonly<Record<string, () => Promise<unknown>>>,
  onFailure: (error: unknown, step: string) => void = () => undefined,
): Promise<void> => {
  const errors: unknown[] = [];
  const reasons: string[] = [];
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run();
    } catch (error) {
      onFailure(error, step);
      errors.push(error);
      reasons.push(`${step} (${reasonOf(error)})`);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `failed: ${reasons.join(', ')}`);
};
