import { Field, ID, InterfaceType } from 'type-graphql';
import { anyone, Visible } from '../access/visible.ts';

/**
 * An object that its ID alone identifies, as Relay expects them. A type that implements it is among the kinds of
 * domains/nodes/node-kinds.ts.
 */
@Visible(anyone)
@InterfaceType({
  description: 'Object that can be loaded by its ID alone, with Query.node and Query.nodes.',
})
export abstract class Node {
  @Field(() => ID, { description: 'ID that is unique among all objects; opaque.' })
  id!: string;
}
