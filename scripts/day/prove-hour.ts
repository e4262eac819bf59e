import type { Proofs } from '../rehearsal/report.ts';
import { some } from '../rehearsal/report.ts';
import type { Alerts } from './alerts.ts';
import type { Hour } from './hours.ts';
import type { Answers } from './person.ts';

/** Proves what has to hold after an hour: each alert fired that should have, and no other one. */
export const proveHour = (
  proofs: Proofs,
  { fault }: Hour,
  { surprises, unanswered }: Answers,
  alerts: Alerts,
  failures: readonly string[],
): void => {
  const fired = new Set(
    alerts.fired.filter(({ during }) => during === alerts.during).map(({ alert }) => alert),
  );
  const expected = fault?.alerts ?? [];
  const allowed = [...expected, ...(fault?.mayAlert ?? [])];
  const missing = expected.filter(alert => !fired.has(alert));
  const wrong = [...fired].filter(alert => !allowed.includes(alert));
  proofs.add('alerts', missing.length === 0 && wrong.length === 0, alertsInWords([...fired], missing, wrong));
  const reasons = [...unanswered].map(([reason, count]) => `${count} ${reason}`);
  if (!fault?.isNoticed)
    proofs.add('each request is answered the first time', reasons.length === 0, reasons.join(', '));
  else if (reasons.length > 0) proofs.remark(`repeated until there was an answer: ${reasons.join(', ')}`);
  if (!fault) proofs.add('no line of the log is a failure', failures.length === 0, inWords(failures));
  else if (failures.length > 0) proofs.remark(`failures in the log: ${inWords(failures)}`);
  proofs.add(
    'no answer is a surprise',
    surprises.length === 0,
    surprises.length === 0 ? '' : some(surprises),
  );
};

const alertsInWords = (fired: string[], missing: string[], wrong: string[]): string =>
  [
    fired.length === 0 ? 'none fired' : fired.join(', '),
    ...(missing.length === 0 ? [] : [`missing: ${missing.join(', ')}`]),
    ...(wrong.length === 0 ? [] : [`unexpected: ${wrong.join(', ')}`]),
  ].join('; ');

/** The lines of a log by what they say, the most frequent first. */
const inWords = (lines: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } };
    const words = err ? `${msg} (${err.message.slice(0, 100)})` : msg;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted
    .slice(0, 5)
    .map(([words, count]) => `${count} ${words}`)
    .join('; ');
};
