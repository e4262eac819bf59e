/** Why something failed, in one line. Failed connections to several addresses of one name have no message of their own. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};
