import { type DocumentNode, getOperationAST, OperationTypeNode } from 'graphql';
import type { OperationWatch } from '../../core/interfaces/operation-watch.ts';
import { operationLabel } from './operation-label.ts';
import type { Run } from './run.ts';

/** Runs a query or mutation of a valid document as `run` does, and passes on what ran, and how long. */
export const watchedRun = (
  run: Run,
  document: DocumentNode,
  operationName: string | null,
  watch: OperationWatch,
): Run => {
  const operation = getOperationAST(document, operationName);
  // Answers to signals run for many clients at the same time, or again when they are compiled.
  if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION) return run;
  const name = operationLabel(document, operation);
  return async (ctx, variables, root) => {
    const start = performance.now();
    const end = (outcome: 'ok' | 'failed') =>
      watch({
        requestId: ctx.requestId,
        operation: name,
        outcome,
        seconds: (performance.now() - start) / 1000,
      });
    try {
      const result = await run(ctx, variables, root);
      end(result.errors ? 'failed' : 'ok');
      return result;
    } catch (error) {
      end('failed');
      throw error;
    }
  };
};
