import type { Changes, Typed } from './drafts.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A draft of an older version of the form may hold something else under the same name. */
const hasShapeOf = (typed: unknown, start: unknown) =>
  start === null ||
  typed === null ||
  (typeof typed === typeof start && Array.isArray(typed) === Array.isArray(start));

/** The fields that differ from the start. Files cannot be stored, and secrets are excepted by name. */
export const changesIn = <Values extends object>(
  values: Values,
  start: Values,
  except: readonly string[],
): Changes => {
  const names = Object.keys(values).filter(name => {
    const value = values[name as keyof Values];
    return (
      name in start &&
      !except.includes(name) &&
      !(value instanceof Blob) &&
      !isSame(value, start[name as keyof Values])
    );
  }) as (keyof Values)[];
  const of = (from: Values): Typed => Object.fromEntries(names.map(name => [name, from[name]]));
  return { typed: of(values), start: of(start) };
};

/** Whether a field that was typed over has got another value since. */
export const isOutdated = <Values extends object>({ start: before }: Changes, start: Values): boolean =>
  Object.entries(before).some(
    ([name, value]) => name in start && !isSame(value, start[name as keyof Values]),
  );

/** The start with what was typed over it. Fields that the form no longer has, or has in another shape, are left out. */
export const withTyped = <Values extends object>(
  start: Values,
  typed: Typed,
  except: readonly string[],
): Values => ({
  ...start,
  ...Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) =>
        name in start && !except.includes(name) && hasShapeOf(value, start[name as keyof Values]),
    ),
  ),
});
