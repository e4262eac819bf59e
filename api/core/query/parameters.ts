import {
  type OperationNode,
  OperationNodeTransformer,
  type PrimitiveValueListNode,
  type RootOperationNode,
  ValueListNode,
  ValueNode,
} from 'kysely';

/** Placeholder in a statement for a value that each run gives. */
export class Parameter {
  constructor(readonly name: string) {}
}

/**
 * Writes every value into the text that is not a parameter, so that PostgreSQL plans with it: a partial index
 * on `status <> 'CANCELED'` serves a statement that says so, not one that says `$1`. Only for statements whose
 * values are all in the source code.
 */
class Constants extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return isGiven(node.value) ? node : ValueNode.createImmediate(node.value);
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    const values = ValueListNode.create(
      node.values.map(value => this.transformValue(ValueNode.create(value))),
    );
    return values as OperationNode as PrimitiveValueListNode;
  }
}

const isGiven = (value: unknown): boolean => value instanceof Parameter;

export const writeConstants = (node: RootOperationNode): RootOperationNode =>
  new Constants().transformNode(node) as RootOperationNode;
