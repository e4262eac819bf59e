interface Result<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/**
 * What a list shows: the answer to its query, or to the one before while that loads. Rows that went away meanwhile would
 * take along a tap on them, or a dialog that was opened from one.
 */
export const shownData = <Data>({ data, previousData, error }: Result<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);
