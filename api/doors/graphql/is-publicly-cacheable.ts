import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  isInterfaceType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { anyone } from '../../core/access/visible.ts';
import { visibilityOf } from './permissions.ts';

/** Whether the response is the same for every viewer: @PublicCache queries that read only public fields. */
export const isPubliclyCacheable = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): boolean => {
  if (getOperationAST(document, operationName)?.operation !== 'query') return false;
  const types = new TypeInfo(schema);
  let isPublic = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const parent = types.getParentType();
        const field = types.getFieldDef();
        if (!field || !parent || !(isObjectType(parent) || isInterfaceType(parent))) return;
        const isMarked = parent === schema.getQueryType() ? field.extensions.isPublic === true : true;
        if (!isMarked || visibilityOf(parent, field) !== anyone) isPublic = false;
      },
    }),
  );
  return isPublic;
};
