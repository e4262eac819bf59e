import { isIdentifier } from '../core/values/identifier.ts';

/** The ID of an account in a line: itself, or that of a line of the log about an erased account. */
const idIn = (line: string): string | undefined => {
  if (isIdentifier(line)) return line;
  try {
    const { event, userId } = JSON.parse(line) ?? {};
    return event === 'account erased' && isIdentifier(userId) ? userId : undefined;
  } catch {
    return undefined;
  }
};

/** IDs of the accounts to erase, each once. Throws at a line that names none: the rest of the file may be wrong as well. */
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
  return [...new Set(ids)];
};
