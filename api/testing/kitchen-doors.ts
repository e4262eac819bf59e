import type { Visitor } from './visitor.ts';

/** Result of a kitchen's registration or sign-in, the same for REST and GraphQL. */
export interface KitchenSignIn {
  user?: { id: string; name: string; email: string; role: string };
  supplier?: { name: string; onboardingStatus: string; canAccessMenu: boolean };
  token?: string;
  signInId?: string;
  code?: string;
  message?: string;
  title?: string;
  step?: number;
  field?: string | null;
}

export interface KitchenDoor {
  name: string;
  register(visitor: Visitor, draft: Record<string, unknown>): Promise<KitchenSignIn>;
  signIn(visitor: Visitor, ein: string, email: string): Promise<KitchenSignIn>;
  enterCode(visitor: Visitor, signInId: string, code: string): Promise<KitchenSignIn>;
}

const entered = `
  ... on SupplierSignedIn { token user { id name email role } supplier { name onboardingStatus canAccessMenu } }
  ... on Problem { code message field }`;

const throughGraphQL: KitchenDoor = {
  name: 'GraphQL',
  register: async (visitor, { role: _, ...input }) => {
    const document = `mutation ($input: RegisterSupplierInput!) { registerSupplier(input: $input) {
      ... on KitchenRegistered { message }
      ... on Problem { code message field }
      ... on RegistrationRefused { title step } } }`;
    return (await visitor.graphql(document, { input })).registerSupplier;
  },
  signIn: async (visitor, ein, email) => {
    const document = `mutation ($input: SignInSupplierInput!) { signInSupplier(input: $input) { ${entered}
      ... on CodeSent { signInId message } } }`;
    return (await visitor.graphql(document, { input: { ein, email } })).signInSupplier;
  },
  enterCode: async (visitor, signInId, code) => {
    const document = `mutation ($input: SignInCodeInput!) { enterSignInCode(input: $input) { ${entered} } }`;
    return (await visitor.graphql(document, { input: { signInId, code } })).enterSignInCode;
  },
};

/** The values of enums in capitals, and no id of the request, which differs each time. */
const asInGraphql = ({
  user,
  supplier,
  requestId: _,
  ...answer
}: KitchenSignIn & { requestId?: string }): KitchenSignIn => ({
  ...answer,
  ...(user && { user: { ...user, role: user.role.toUpperCase() } }),
  ...(supplier && {
    supplier: { ...supplier, onboardingStatus: supplier.onboardingStatus.toUpperCase() },
  }),
});

const throughRest: KitchenDoor = {
  name: 'REST',
  register: async (visitor, draft) => (await visitor.rest('POST', '/api/supplier/register', draft)).body,
  signIn: async (visitor, ein, email) =>
    asInGraphql((await visitor.rest('POST', '/api/supplier/login', { ein, email })).body),
  enterCode: async (visitor, signInId, code) =>
    asInGraphql((await visitor.rest('POST', '/api/supplier/login', { signInId, code })).body),
};

/** Both APIs for kitchens: `describe.each(kitchenDoors)('through $name', door => ...)`. */
export const kitchenDoors = [throughGraphQL, throughRest];
