import { withValues } from '../../../../schema/with-values.ts';

/** Why a cell cannot be read. */
export class Unreadable {
  constructor(readonly message: string) {}
}

export const word = (name: string) => name.toLowerCase().replaceAll('_', ' ');

export const named = <Name extends string>(names: readonly Name[], written: string) =>
  names.find(name => word(name) === word(written.trim().replaceAll('-', ' ')));

/** Not a number when it is no price. */
export const centsIn = (price: string): number => {
  const plain = price.replace(/^\$\s*/, '').replaceAll(',', '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
};

/** The names in a cell, separated by semicolons or commas. */
export const listIn = <Name extends string>(names: readonly Name[], unknown: string, written: string) => {
  const found: Name[] = [];
  for (const part of written.split(/[;,]/).filter(each => each.trim())) {
    const known = named(names, part);
    if (!known) return new Unreadable(withValues(unknown, part.trim()));
    found.push(known);
  }
  return found;
};
