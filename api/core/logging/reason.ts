/**
 * Returns why something failed, in one line. An AggregateError of failed connections has no message of its
 * own.
 */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};
