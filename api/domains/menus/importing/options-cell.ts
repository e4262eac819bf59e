import { randomUUID } from 'node:crypto';
import { allergens, diets } from '../../../../schema/constants.ts';
import { withValues } from '../../../../schema/with-values.ts';
import { folded } from '../../../core/values/searchable.ts';
import type { Allergen } from '../allergen.ts';
import type { OptionChoice, OptionGroup } from '../options/option-group.ts';
import { centsIn, listIn, named, Unreadable, word } from './cell-words.ts';

/**
 * The choices of a dish in one cell, for example
 * `Bread (1): Roti [wheat]; Rice [none] | Extras (0-2): Ghee +1.00 [milk]; Omelet +2.50 <egg> [egg]`: of each group its
 * name and how many are chosen; of each choice its name, what it adds to the price, its diet where it has its own, and
 * its allergens. A backslash before a character of the form makes it one of the name.
 */
export const writeOptions = (groups: readonly OptionGroup[]): string => groups.map(writeGroup).join(' | ');

const escaped = (name: string) => name.replace(/[\\|;:()<>[\]+]/g, '\\$&');
const plain = (name: string) => name.replace(/\\(.)/g, '$1').trim();

const writeGroup = ({ name, least, most, choices }: OptionGroup) =>
  `${escaped(name)} (${least === most ? most : `${least}-${most}`}): ${choices.map(writeChoice).join('; ')}`;

const writeChoice = ({ name, priceCents, diet, allergens: contained }: OptionChoice) =>
  [
    escaped(name),
    ...(priceCents > 0 ? [`+${(priceCents / 100).toFixed(2)}`] : []),
    ...(diet ? [`<${word(diet)}>`] : []),
    `[${contained.map(word).join(', ') || 'none'}]`,
  ].join(' ');

/** Parts between the separators that no backslash precedes. */
const parts = (written: string, separator: string): string[] =>
  written.match(new RegExp(`(?:\\\\.|[^\\\\${separator}])+`, 'g')) ?? [];

const groupForm = /^((?:\\.|[^\\(:])+)\((\d{1,2})(?:\s*-\s*(\d{1,2}))?\)\s*:(.+)$/s;
const choiceForm = /^((?:\\.|[^\\+<[])+)(?:\+([^<[]*))?(?:<([^>]*)>\s*)?\[([^\]]*)\]$/s;

/** Longer than all that a dish may have. */
const longest = 60_000;

/** Groups and choices keep the IDs of those on the menu that have their names. */
export const optionsIn = (
  written: string,
  known: readonly OptionGroup[] = [],
): OptionGroup[] | Unreadable => {
  if (written.length > longest) return new Unreadable(/*i18n*/ 'These are too many choices');
  const groups: OptionGroup[] = [];
  for (const part of parts(written, '|')) {
    const group = groupIn(part.trim(), known);
    if (group instanceof Unreadable) return group;
    groups.push(group);
  }
  return groups;
};

const sameName = <Named extends { name: string }>(all: readonly Named[], name: string) =>
  all.find(each => folded(each.name) === folded(name));

const unreadable = (written: string) =>
  new Unreadable(
    withValues(
      /*i18n*/ 'Please write choices such as Bread (1): Roti [wheat]; Rice +0.50 [none], not "{0}"',
      written,
    ),
  );

const groupIn = (written: string, known: readonly OptionGroup[]): OptionGroup | Unreadable => {
  const [, title, least, most, rest] = groupForm.exec(written) ?? [];
  if (!title || !least || !rest) return unreadable(written);
  const name = plain(title);
  const before = sameName(known, name);
  const choices: OptionChoice[] = [];
  for (const part of parts(rest, ';')) {
    const choice = choiceIn(part.trim(), before?.choices ?? []);
    if (choice instanceof Unreadable) return choice;
    choices.push(choice);
  }
  return { id: before?.id ?? randomUUID(), name, least: Number(least), most: Number(most ?? least), choices };
};

const choiceIn = (written: string, known: readonly OptionChoice[]): OptionChoice | Unreadable => {
  const [, title, price, diet, contained] = choiceForm.exec(written) ?? [];
  if (!title || contained === undefined) return unreadable(written);
  const name = plain(title);
  const found = allergensIn(contained.trim());
  if (found instanceof Unreadable) return found;
  const own = diet === undefined ? null : named(diets, diet);
  if (own === undefined) return unreadable(written);
  return {
    id: sameName(known, name)?.id ?? randomUUID(),
    name,
    priceCents: price === undefined ? 0 : centsIn(price.trim()),
    allergens: found,
    diet: own,
  };
};

const allergensIn = (written: string): Allergen[] | Unreadable => {
  if (written.toLowerCase() === 'none') return [];
  if (written === '') return new Unreadable(/*i18n*/ 'Please write the allergens of each choice, or [none]');
  return listIn(allergens, /*i18n*/ '"{0}" is not an allergen we know', written);
};
