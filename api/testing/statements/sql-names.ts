const token = /'(?:[^']|'')*'|--[^\n]*|"[^"]*"|\w+|[^\s\w]/g;

/** Names in a piece of SQL, without literals, comments, aliases and columns of a named table. */
export const namesIn = (sql: string): string[] => {
  const tokens = sql.match(token) ?? [];
  return tokens.flatMap((each, index) => {
    const before = tokens[index - 1];
    const isColumn = before === '.' && tokens[index - 2] !== 'public';
    if (!/^["a-z_]/i.test(each) || isColumn || before === 'as') return [];
    return [each.replaceAll('"', '')];
  });
};
