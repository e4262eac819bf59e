import type { NewSpan } from '../../core/interfaces/tracing.ts';
import { StatementNames } from './statement-names.ts';

const names = new StatementNames();

/** The span of a statement, without its text: some are written with the constants of a rule. */
export const statementSpan = (text: string): NewSpan => {
  const name = names.of(text);
  return {
    name,
    kind: 'client',
    facts: { 'db.system.name': 'postgresql', 'db.query.summary': name },
  };
};
