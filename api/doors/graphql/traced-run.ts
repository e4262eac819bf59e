import { type DocumentNode, getOperationAST, OperationTypeNode } from 'graphql';
import type { Span, Tracing } from '../../core/interfaces/tracing.ts';
import { beginningOf } from '../../core/values/beginning-of.ts';
import { operationLabel } from './operation-label.ts';
import type { Run } from './run.ts';

/** How much of a client's own name for an operation is shown. */
const nameLength = 64;

/** Runs an operation of a valid document as `run` does, in a span; over a socket in a trace of its own. */
export const tracedRun = (
  run: Run,
  document: DocumentNode,
  operationName: string | null,
  tracing: Tracing,
): Run => {
  const operation = getOperationAST(document, operationName);
  // Answers to signals are for many clients, and of no request.
  if (!operation || operation.operation === OperationTypeNode.SUBSCRIPTION)
    return (ctx, variables, root) => tracing.outside(() => run(ctx, variables, root));
  const { name } = operation;
  const span = {
    name: operationLabel(document, operation),
    facts: {
      'graphql.operation.type': operation.operation,
      ...(name && { 'graphql.operation.name': beginningOf(name.value, nameLength) }),
    },
  };
  return (ctx, variables, root) => {
    const work = async (open: Span) => {
      const result = await run(ctx, variables, root);
      const [error] = result.errors ?? [];
      if (error) open.fail((error.originalError ?? error).constructor.name);
      return result;
    };
    return tracing.current ? tracing.child(span, work) : tracing.task(span, [], work);
  };
};
