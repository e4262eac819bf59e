import { type FastPathPieces, parseFastPath } from '../fast-path/pieces.ts';

/** The fast path of this run (vitest.config.ts). */
export const testFastPath: FastPathPieces = parseFastPath(process.env.FAST_PATH ?? 'on');

/** Without cached responses, so that a test sees its changes immediately. */
export const uncachedFastPath: FastPathPieces = new Set(
  [...testFastPath].filter(piece => piece !== 'responses'),
);
