import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  type OperationNode,
  OperationNodeTransformer,
  ReferenceNode,
  type RootOperationNode,
  type SelectAllNode,
  type SelectionNode,
} from 'kysely';

const names = new UnderscoreNamingStrategy();
export const columnOf = (property: string): string => names.propertyToColumnName(property);

/**
 * Replaces the names of entities and properties by those of tables and columns. What the whole query returns
 * keeps the names of the properties: the database returns `price_cents` as `priceCents`, and rows need no
 * conversion.
 */
export class Naming extends OperationNodeTransformer {
  readonly #outputs: Set<string>;

  private constructor(
    private readonly tables: ReadonlyMap<string, string>,
    private readonly whole: RootOperationNode,
  ) {
    super();
    this.#outputs = new Set(outputsOf(whole).flatMap(outputAlias));
  }

  /** `tables` are names of tables by names of entities. */
  static in(node: RootOperationNode, tables: ReadonlyMap<string, string>): RootOperationNode {
    return new Naming(tables, node).transformNode(node) as RootOperationNode;
  }

  protected override transformIdentifier(node: IdentifierNode): IdentifierNode {
    return { ...node, name: this.tables.get(node.name) ?? columnOf(node.name) };
  }

  protected override transformSelection(node: SelectionNode): SelectionNode {
    const { selection } = super.transformSelection(node);
    if (!this.#isOutput) return { ...node, selection };
    const property = propertyOf(node.selection);
    if (!property) return { ...node, selection };
    const value = AliasNode.is(selection) ? selection.node : selection;
    return {
      ...node,
      selection: AliasNode.create(value, IdentifierNode.create(property)) as SelectionNode['selection'],
    };
  }

  /** `order by` and `group by` of the whole query may refer to what it returns. */
  protected override transformColumn(node: ColumnNode): ColumnNode {
    return this.#isSortKey && this.#outputs.has(node.column.name) ? node : super.transformColumn(node);
  }

  /** `count(*)` is left; all columns of a table may contain secrets, and change with the table. */
  protected override transformSelectAll(node: SelectAllNode): SelectAllNode {
    const isCounted = this.nodeStack.slice(-3).some(({ kind }) => kind === 'AggregateFunctionNode');
    if (!isCounted) throw new Error('A query names the columns that it reads.');
    return super.transformSelectAll(node);
  }

  /** Whether the node at hand is one of the values that the whole query returns. */
  get #isOutput(): boolean {
    return (
      this.nodeStack.length === 2 ||
      (this.nodeStack.length === 3 && this.nodeStack[1]!.kind === 'ReturningNode')
    );
  }

  /** Whether the node at hand is a plain name in `order by` or `group by` of the whole query. */
  get #isSortKey(): boolean {
    const [whole, clause, item, reference, column] = this.nodeStack;
    if (whole !== this.whole || !clause || !item || !reference) return false;
    const isClause = clause.kind === 'OrderByNode' || clause.kind === 'GroupByNode';
    const isName = column ? ReferenceNode.is(reference) && !reference.table : ColumnNode.is(reference);
    return isClause && isName && this.nodeStack.length <= 5;
  }
}

const outputsOf = (root: RootOperationNode): readonly SelectionNode[] => {
  if ('selections' in root) return root.selections ?? [];
  return 'returning' in root ? (root.returning?.selections ?? []) : [];
};

const outputAlias = ({ selection }: SelectionNode): string[] =>
  AliasNode.is(selection) && IdentifierNode.is(selection.alias) ? [selection.alias.name] : [];

/** The name under which a value is returned; undefined for an expression without a name. */
const propertyOf = (node: OperationNode): string | undefined => {
  if (AliasNode.is(node)) return IdentifierNode.is(node.alias) ? node.alias.name : undefined;
  if (!ReferenceNode.is(node)) return undefined;
  return ColumnNode.is(node.column) ? node.column.column.name : undefined;
};
