interface Result<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/**
 * The rows of a list: of the answer to its query, or of the one before while that loads, if it had any. Rows that went away
 * meanwhile would take along a tap on them, or a dialog that was opened from one.
 */
export const shownRows = <Data, Row>(
  { data, previousData, error }: Result<Data>,
  rowsOf: (data: Data) => readonly Row[],
): readonly Row[] | undefined => {
  if (data) return rowsOf(data);
  const before = previousData && !error ? rowsOf(previousData) : [];
  return before.length > 0 ? before : undefined;
};
