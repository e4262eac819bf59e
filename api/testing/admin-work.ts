import type { Visitor } from './visitor.ts';

const problem = '... on Problem { code message field }';
const kitchen = '... on KitchenRecord { id status suspendedSince openOrders }';
const person = '... on PersonRecord { id isDisabled openSessions }';
const city = '... on City { id name state isActive timeZone latitude longitude }';

/** Admin decisions with a reason: returns the result or the Problem. */
const decision = (act: string, input: string, fields: string) => {
  const document = `mutation ($input: ${input}!) { ${act}(input: $input) { __typename ${fields} ${problem} } }`;
  return {
    document,
    ask: async (admin: Visitor, variables: Record<string, unknown>) =>
      (await admin.graphql(document, { input: variables }))[act],
  };
};

export const acts = {
  suspendKitchen: decision('suspendKitchen', 'KitchenDecisionInput', kitchen),
  reinstateKitchen: decision('reinstateKitchen', 'KitchenDecisionInput', kitchen),
  disablePerson: decision('disablePerson', 'PersonDecisionInput', person),
  enablePerson: decision('enablePerson', 'PersonDecisionInput', person),
  endPersonSessions: decision('endPersonSessions', 'PersonDecisionInput', person),
  addCity: decision('addCity', 'AddCityInput', city),
  cancelOrderByAdmin: decision(
    'cancelOrderByAdmin',
    'CancelOrderByAdminInput',
    '... on Order { id status canceledBy cancellationReason }',
  ),
};

/** Puts a city in the public list, merges it or removes it. */
export const announceCity = async (admin: Visitor, cityId: string) =>
  (
    await admin.graphql(
      `mutation ($cityId: ID!) { announceCity(cityId: $cityId) { __typename ${city} ${problem} } }`,
      { cityId },
    )
  ).announceCity;

export const mergeCity = async (admin: Visitor, cityId: string, intoCityId: string) =>
  (
    await admin.graphql(
      `mutation ($input: MergeCityInput!) {
        mergeCity(input: $input) { __typename ... on City { name supplierCount } ${problem} } }`,
      { input: { cityId, intoCityId } },
    )
  ).mergeCity;

export const removeCity = async (admin: Visitor, cityId: string) =>
  (
    await admin.graphql(
      `mutation ($cityId: ID!) {
        removeCity(cityId: $cityId) { __typename ... on RemovedCity { id }
          ... on CityHasKitchens { kitchens } ${problem} } }`,
      { cityId },
    )
  ).removeCity;

export const setCityActive = async (admin: Visitor, cityId: string, isActive: boolean) => {
  const act = isActive ? 'activateCity' : 'deactivateCity';
  const document = `mutation ($cityId: ID!) { ${act}(cityId: $cityId) { __typename ${city} ${problem} } }`;
  return (await admin.graphql(document, { cityId }))[act];
};

const stopped = '... on OrderingStop { reason since until city { name } }';

/** Stops ordering in a city, or everywhere. */
export const stopOrdering = async (admin: Visitor, input: Record<string, unknown>) =>
  (
    await admin.graphql(
      `mutation ($input: StopOrderingInput!) { stopOrdering(input: $input) { __typename ${stopped} ${problem} } }`,
      { input },
    )
  ).stopOrdering;

export const allowOrdering = async (admin: Visitor, cityId: string | null = null) =>
  (
    await admin.graphql(
      `mutation ($cityId: ID) { allowOrdering(cityId: $cityId) {
        __typename ... on AllowedOrdering { city { name orderingStopped { reason } } } ${problem} } }`,
      { cityId },
    )
  ).allowOrdering;

/** Entries of the audit trail, newest first; of one subject if it is named. */
export const trail = async (admin: Visitor, { subjectId, ...others }: Record<string, unknown> = {}) => {
  const filter = { ...others, ...(subjectId !== undefined && { subjectIds: [subjectId] }) };
  const document = `query ($filter: AuditFilter) { auditEvents(filter: $filter, first: 100) {
    nodes { action subjectKind subjectName actorName reason changes { fact before after } } } }`;
  return (await admin.graphql(document, { filter })).auditEvents.nodes;
};
