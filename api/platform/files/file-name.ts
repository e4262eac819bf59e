import type { ContentType } from '../../core/files/incoming-file.ts';

const longest = 100;

/** A file's name without folders and invisible characters, shortened, safe to display. */
export const shownName = (given: string): string => {
  const name = given
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .split(/[/\\]/)
    .at(-1)!
    .trim();
  if (name.length <= longest) return name || 'document';
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return name.slice(0, longest - ending.length) + ending;
};

const endings: Record<ContentType, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
};

/** Whether a name's extension matches the content; a name without one always does. */
export const agrees = (name: string, contentType: ContentType): boolean => {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || endings[contentType].includes(ending);
};
