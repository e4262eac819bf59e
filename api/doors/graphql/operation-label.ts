import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { firstField } from './first-field.ts';

/** Named by the schema's own fields, of which there are few: clients may name operations as they like. */
export const operationLabel = (document: DocumentNode, operation: OperationDefinitionNode): string =>
  `${operation.operation} ${firstField(document, operation)?.name.value ?? '__typename'}`;
