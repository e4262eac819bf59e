/** The named properties of an object. */
export const pick = <From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> => {
  const picked: Partial<Pick<From, Name>> = {};
  for (const name of names) picked[name] = from[name];
  return picked as Pick<From, Name>;
};
