import { useState } from 'react';
import { type Check, checks } from './checks.ts';

export type Finding =
  | { state: 'waiting' }
  | { state: 'running' }
  | { state: 'passed' | 'failed'; text: string };

const waiting: Finding = { state: 'waiting' };

/** Runs all checks side by side and shows each finding as it comes. */
export const useChecks = () => {
  const [findings, setFindings] = useState<Record<string, Finding>>({});
  const note = (name: string, finding: Finding) => setFindings(current => ({ ...current, [name]: finding }));

  const runOne = async ({ name, run }: Check) => {
    note(name, { state: 'running' });
    try {
      note(name, { state: 'passed', text: await run() });
    } catch (error) {
      note(name, { state: 'failed', text: error instanceof Error ? error.message : String(error) });
    }
  };

  const results = checks.map(({ name }) => ({ name, finding: findings[name] ?? waiting }));
  return {
    results,
    isRunning: results.some(({ finding }) => finding.state === 'running'),
    runAll: () => void Promise.all(checks.map(runOne)),
  };
};
