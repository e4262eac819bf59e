import type { ComplexityEstimator } from 'graphql-query-complexity';
import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import { listLengthLimit } from '../../../schema/constants.ts';
import { Visible } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import { Node } from '../../core/graphql/node.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { findNode, findNodes } from './find-nodes.ts';
import { open } from './node-kinds.ts';

const perId: ComplexityEstimator = asked => entries(Math.max(1, asked.args.ids.length))(asked);

@Resolver()
export class NodeResolver {
  @Visible(open)
  @Query(() => Node, {
    nullable: true,
    description: 'Returns the object with an ID; null when there is none that the viewer may read.',
  })
  node(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of an object of any type that implements Node.' }) id: string,
  ): Promise<object | null> {
    return findNode(ctx, id);
  }

  @Visible(open)
  @Query(() => [Node], {
    nullable: 'items',
    complexity: perId,
    description: `Returns the objects with these IDs, in their order; null in place of each that the viewer may not read.`,
  })
  nodes(
    @Context() ctx: Ctx,
    @Arg('ids', () => [ID], { description: `IDs, at most ${listLengthLimit}.` }) ids: string[],
  ): Promise<(object | null)[]> {
    return findNodes(ctx, ids);
  }
}
