/** One hook for each operation and fragment, a single call deep, as Apollo Client 4 wants them. */

export const queryHook = (name: string) => `
export function use${name}Query(...[options]: {} extends types.${name}QueryVariables
  ? [options?: useQuery.Options<NoInfer<types.${name}Query>, NoInfer<types.${name}QueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.${name}Query>, NoInfer<types.${name}QueryVariables>> &
      ({ variables: types.${name}QueryVariables } | { skip: true })]) {
  return useQuery(${name}Document, options as useQuery.Options<types.${name}Query, types.${name}QueryVariables>);
}`;

export const mutationHook = (name: string) => `
export function use${name}Mutation(options?: useMutation.Options<NoInfer<types.${name}Mutation>, NoInfer<types.${name}MutationVariables>>) {
  return useMutation(${name}Document, options);
}`;

export const subscriptionHook = (name: string) => `
export function use${name}Subscription(...[options]: {} extends types.${name}SubscriptionVariables
  ? [options?: useSubscription.Options<NoInfer<types.${name}Subscription>, NoInfer<types.${name}SubscriptionVariables>>]
  : [options: useSubscription.Options<NoInfer<types.${name}Subscription>, NoInfer<types.${name}SubscriptionVariables>> &
      ({ variables: types.${name}SubscriptionVariables } | { skip: true })]) {
  return useSubscription(${name}Document, options as useSubscription.Options<types.${name}Subscription, types.${name}SubscriptionVariables>);
}`;

/** The query that spread the fragment has fetched all of it, so what the cache answers is whole. */
export const fragmentHook = (name: string) => `
export function use${name}(from: FragmentType<types.${name}Fragment>) {
  return useFragment({ fragment: ${name}FragmentDoc, fragmentName: '${name}', from }).data as types.${name}Fragment;
}`;
