import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { problemCodes } from '../../../schema/problem-codes.ts';
import { problemRemedies } from '../../../schema/problem-remedies.ts';

const introduction = `# Problems

Made by \`npm run schema\`; do not edit. Every code of an expected refusal: what it means and what to do about it. In
GraphQL a refusal is a member of the result union and implements \`Problem { code message field }\`; select
\`... on Problem\`, compare \`code\`, and show \`message\` to people. REST answers with the status and with \`code\`,
\`message\` and \`field\`.
`;

/** A document with a section for each code of a Problem. */
export const problemGuide = (schema: GraphQLSchema): string => {
  const returnedBy = operationsByProblem(schema);
  const problem = schema.getType('Problem');
  const types = isInterfaceType(problem) ? schema.getImplementations(problem).objects : [];
  const common = isInterfaceType(problem) ? Object.keys(problem.getFields()) : [];
  const sections = types
    .toSorted((a, b) => (codeOf(a) < codeOf(b) ? -1 : 1))
    .map(type => sectionOn(type, common, returnedBy.get(type.name) ?? []));
  return [introduction, ...sections, ...lateFailures.map(name => sectionOnFailures(schema, name))].join('\n');
};

/** Enums of what fails after the response, so that no mutation can return it. */
const lateFailures = ['ExportFailure'];

const sectionOnFailures = (schema: GraphQLSchema, name: string): string => {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`There is no enum ${name}.`);
  const values = type.getValues().map(value => `- \`${value.name}\`: ${value.description}`);
  return `## ${name}\n\n${type.description} No Problem, but the value of a field that is read later.\n\n${values.join('\n')}\n`;
};

const codeOf = ({ extensions }: GraphQLObjectType) => extensions.code as keyof typeof problemCodes;

const sectionOn = (type: GraphQLObjectType, common: string[], operations: string[]): string => {
  const code = codeOf(type);
  const { status, description } = problemCodes[code];
  const own = Object.values(type.getFields())
    .filter(({ name }) => !common.includes(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lines = [
    `- What to do: ${problemRemedies[code]}`,
    `- GraphQL type: \`${type.name}\`; REST status: ${status}.`,
    ...own.map(field => `- \`${field.name}: ${field.type}\`: ${field.description}`),
    ...(operations.length > 0 ? [`- Returned by: ${operations.map(name => `\`${name}\``).join(', ')}.`] : []),
  ];
  return `## ${code}\n\n${description}\n\n${lines.join('\n')}\n`;
};

/** The fields whose result may be a Problem, by the name of its type. */
const operationsByProblem = (schema: GraphQLSchema): Map<string, string[]> => {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const found = new Map<string, string[]>();
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      const result = getNamedType(field.type);
      const name = roots.has(type) ? field.name : `${type.name}.${field.name}`;
      for (const { name: member } of isUnionType(result) ? result.getTypes() : [])
        found.set(member, [...(found.get(member) ?? []), name].toSorted());
    }
  }
  return found;
};
