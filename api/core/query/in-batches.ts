/** Rows of one statement that deletes: few enough to finish well within the statement timeout. */
export const batchSize = 5000;

/** So that each run ends. The next one continues. */
const batchesOfOneRun = 1000;

/**
 * Repeats a statement that deletes at most `size` rows, and returns one for each, until it deletes fewer. However large a
 * table has grown, no statement is too slow, and what one deleted stays deleted.
 */
export const inBatches = async (
  deleteBatch: () => Promise<readonly unknown[]>,
  size = batchSize,
): Promise<void> => {
  for (let batch = 0; batch < batchesOfOneRun; batch++) {
    const deleted = await deleteBatch();
    if (deleted.length < size) return;
  }
};
