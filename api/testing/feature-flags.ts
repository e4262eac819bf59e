import type { Visitor } from './visitor.ts';

const flag = `key status percent isInAllCities cities { name } version changedAt changedByName`;

export const featureFlags = async (admin: Visitor) =>
  (await admin.graphql(`{ featureFlags { ${flag} } }`)).featureFlags;

export const featureFlag = async (admin: Visitor, feature: string) =>
  (await featureFlags(admin)).find(({ key }: { key: string }) => key === feature);

/** Changes for whom a feature is open, as it is now or was in a version; returns its setting or the Problem. */
export const setFeatureFlag = async (
  admin: Visitor,
  input: { feature: string; version?: number } & Record<string, unknown>,
) => {
  const version = input.version ?? (await featureFlag(admin, input.feature))!.version;
  const answer = await admin.graphql(
    `mutation ($input: SetFeatureFlagInput!) { setFeatureFlag(input: $input) {
      __typename ... on FeatureFlag { ${flag} } ... on Problem { code message field } } }`,
    { input: { ...input, version } },
  );
  return answer.setFeatureFlag;
};

/** Features that are open to someone at kitchens of the city of a kitchen. */
export const openAt = async (visitor: Visitor, supplierId: string): Promise<string[]> =>
  (
    await visitor.graphql(
      'query ($supplierId: ID!) { supplier(id: $supplierId) { city { openFeatures } } }',
      { supplierId },
    )
  ).supplier.city.openFeatures;
