/** The pieces of the fast path; each can be turned off by itself. */
export const fastPathPieces = ['responses', 'operations', 'connections', 'pages'] as const;

export type FastPathPiece = (typeof fastPathPieces)[number];
export type FastPathPieces = ReadonlySet<FastPathPiece>;

const isPiece = (name: string): name is FastPathPiece => fastPathPieces.some(piece => piece === name);

/**
 * Reads `on`, `off`, or the pieces to turn on, separated by commas; throws for anything else. Cached responses are
 * found by the cached operation, so `responses` needs `operations`.
 */
export const parseFastPath = (text: string): FastPathPieces => {
  if (text === 'on') return new Set(fastPathPieces);
  if (text === 'off') return new Set();
  const names = text.split(',').map(name => name.trim());
  const pieces = new Set(names.filter(isPiece));
  if (pieces.size !== names.length) throw new Error(`Use on, off, or some of ${fastPathPieces.join(',')}.`);
  if (pieces.has('responses') && !pieces.has('operations'))
    throw new Error('responses needs operations, too.');
  return pieces;
};
