import { astFromValue, type GraphQLArgument, type GraphQLInputField, print } from 'graphql';

/** The default of an argument or input field as the schema writes it; empty without one. */
export const printValue = ({ defaultValue, type }: GraphQLArgument | GraphQLInputField): string => {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return value ? ` = ${print(value)}` : '';
};
