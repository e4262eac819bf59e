import { currentPath, readSchema, releasedPath } from './files.ts';
import { refusedChanges } from './refused-changes.ts';
import { earlyDeprecations, refusedDeprecations } from './refused-deprecations.ts';
import { currentDay } from './removal-day.ts';

/**
 * Reports what clients of the released schema could not live with; returns whether there is nothing. A release also
 * leaves them enough time.
 */
export const isReleasable = async ({ isRelease }: { isRelease: boolean }): Promise<boolean> => {
  const today = currentDay();
  const released = readSchema(releasedPath);
  const current = readSchema(currentPath);
  const complaints = [
    ...(await refusedChanges(released.text, current.schema, today)),
    ...refusedDeprecations(released.schema, current.schema, today),
    ...(isRelease ? earlyDeprecations(released.schema, current.schema, today) : []),
  ];
  if (complaints.length === 0) return true;
  process.stderr.write(
    `${complaints.join('\n')}\n${complaints.length} changes of ${currentPath} are refused: clients rely on ${releasedPath}.\n`,
  );
  return false;
};
