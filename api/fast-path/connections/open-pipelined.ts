import type { OpenStatements } from '../../platform/database/statements.ts';
import type { FastPathPieces } from '../pieces.ts';
import { PipelinedPool } from './pipelined-pool.ts';

/** How to open a database's statements with these pieces; undefined for the ordinary pools. */
export const pipelinedIf = (pieces: FastPathPieces): OpenStatements | undefined =>
  pieces.has('connections') ? (...given) => new PipelinedPool(...given) : undefined;
