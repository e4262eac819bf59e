import { isIdentifier } from '../core/values/identifier.ts';

const parsed = (line: string): { event?: unknown; userId?: unknown; log?: unknown } => {
  try {
    return JSON.parse(line) ?? {};
  } catch {
    return {};
  }
};

/** The line that the log driver json-file of Docker wrapped in its own; others as they are. */
const unwrapped = (line: string): string => {
  const { log } = parsed(line);
  return typeof log === 'string' ? log.trim() : line;
};

/** The ID of an account in a line: itself, or that of a line of the log about an erased account. */
const idIn = (line: string): string | undefined => {
  if (isIdentifier(line)) return line;
  const { event, userId } = parsed(unwrapped(line));
  return event === 'account erased' && typeof userId === 'string' && isIdentifier(userId)
    ? userId
    : undefined;
};

/**
 * IDs of the accounts to erase, each once. Throws at a line that names none, as the rest of the file may be wrong as well, and
 * where no line names one, as when what made the file found nothing where it looked.
 */
export const idsToErase = (text: string): string[] => {
  const ids = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const id = idIn(line.trim());
    if (id) return [id.toLowerCase()];
    throw new Error(
      `Line ${index + 1} of the file of ERASE_AGAIN is neither the ID of an account nor a line of the log with the ` +
        "event 'account erased'. Nothing was erased; correct the file and start again.",
    );
  });
  if (ids.length === 0)
    throw new Error(
      'The file of ERASE_AGAIN names no account. Nothing was erased; correct what makes the file, or leave this step out if no ' +
        'account was erased since the backup.',
    );
  return [...new Set(ids)];
};
