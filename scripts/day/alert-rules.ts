import { parse, stringify } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
}

interface RuleFile {
  groups: { name: string; rules: Rule[] }[];
}

const secondsPer: Record<string, number> = { s: 1, m: 60, h: 3600 };

/** Rules of alerts whose durations are shorter by a factor, but none shorter than `shortest` seconds. */
export const fasterRules = (text: string, factor: number, shortest: number): string => {
  const faster = (_: string, count: string, unit: string): string =>
    `${Math.max(shortest, Math.round((Number(count) * secondsPer[unit]!) / factor))}s`;
  const file: RuleFile = parse(text);
  for (const { rules } of file.groups) {
    for (const rule of rules) {
      rule.expr = rule.expr.replace(/(?<=\[|offset )(\d+)([smh])\b/g, faster);
      if (rule.for) rule.for = rule.for.replace(/^(\d+)([smh])$/, faster);
    }
  }
  return stringify(file);
};
