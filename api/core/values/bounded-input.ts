import { listLengthLimit, textLengthLimit } from '../../../schema/constants.ts';
import { MalformedInput } from '../operation/failures.ts';

/**
 * Rejects a text or list longer than any of ours, anywhere in a request's input. The rules of each field are
 * stricter; this covers a field whose rule was forgotten. Not recursive: strangers choose the depth.
 */
export const boundedInput = (input: unknown): void => {
  const rest: [value: unknown, path: string][] = [[input, '']];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [value, path] = next;
    if (typeof value === 'string') boundedText(value, path);
    else if (Array.isArray(value)) {
      for (const each of boundedList(value, path)) if (mayBeTooLong(each)) rest.push([each, path]);
    } else if (isRecord(value)) {
      for (const name in value)
        if (mayBeTooLong(value[name])) rest.push([value[name], path ? `${path}.${name}` : name]);
    }
  }
};

/** Leaves out most of what an input has, numbers and short texts, whose paths would be for nothing. */
const mayBeTooLong = (value: unknown): boolean =>
  typeof value === 'string' ? value.length > textLengthLimit : typeof value === 'object';

export const boundedText = (text: string, field: string): string => {
  if (text.length <= textLengthLimit) return text;
  throw new MalformedInput(`Please use at most ${textLengthLimit} characters.`, field);
};

const boundedList = (list: unknown[], field: string): unknown[] => {
  if (list.length <= listLengthLimit) return list;
  throw new MalformedInput(`Please list at most ${listLengthLimit} entries.`, field);
};

/** An uploaded file is an object too, but none of its texts are the client's input. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
