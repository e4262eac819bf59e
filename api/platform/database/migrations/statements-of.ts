/** The statements of a script: the embedded database takes one at a time. Each ends a line with `;`. */
export const statementsOf = (script: string): string[] =>
  script
    .split(/;[ \t]*\n/)
    .map(statement => statement.trim())
    .filter(statement => statement !== '');
