import type { GraphQLSchema } from 'graphql';
import type { Tracing } from '../../core/interfaces/tracing.ts';

/**
 * Resolves each field of a query and mutation in a span: one document may ask for several. What is below them is many, and
 * mostly read from the row of its parent.
 */
export const traceRootFields = (schema: GraphQLSchema, tracing: Tracing): void => {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve } = field;
      if (!resolve) continue;
      const span = { name: `${type!.name}.${field.name}` };
      field.resolve = (source, args, ctx, info) =>
        tracing.child(span, async () => {
          const answer: unknown = await resolve(source, args, ctx, info);
          return answer;
        });
    }
  }
};
