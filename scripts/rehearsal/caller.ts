/** A request of GraphQL as it is sent. */
export interface CallerRequest {
  /** Name of its operation. */
  operation: string;
  body: string | FormData;
  headers: Record<string, string>;
}

/** A person who uses the product over HTTP, each from a network of their own. */
export class Caller {
  static #networks = 0;
  token?: string;
  readonly #network = `198.51.100.${(++Caller.#networks % 254) + 1}`;
  #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The same person, at a server that was started again. */
  moveTo(origin: string): void {
    this.#origin = origin;
  }

  get #headers(): Record<string, string> {
    return {
      'x-forwarded-for': this.#network,
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    };
  }

  /** Asks by GraphQL; throws when there is no answer, or one with errors. */
  ask(query: string, variables: Record<string, unknown> = {}) {
    return this.answerTo({
      operation: operationOf(query),
      body: JSON.stringify({ query, variables }),
      headers: { 'content-type': 'application/json' },
    });
  }

  /** Sends a mutation with one file. */
  sendFile(query: string, variables: Record<string, unknown>, content: Uint8Array, name: string) {
    const body = new FormData();
    body.append('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
    body.append('map', JSON.stringify({ 0: ['variables.file'] }));
    body.append('0', new File([Buffer.from(content)], name));
    return this.answerTo({
      operation: operationOf(query),
      body,
      headers: { 'apollo-require-preflight': 'yes' },
    });
  }

  /** The data that a request is answered with. */
  protected async answerTo(request: CallerRequest) {
    return dataOf(await (await this.post(request)).text());
  }

  /** Sends a request once. */
  protected post({ body, headers }: CallerRequest, signal?: AbortSignal): Promise<Response> {
    return fetch(`${this.#origin}/graphql`, {
      method: 'POST',
      headers: { ...this.#headers, ...headers },
      body,
      signal,
    });
  }

  /** The status and the bytes of what a path answers. */
  async read(path: string): Promise<{ status: number; bytes: number }> {
    const response = await fetch(`${this.#origin}${path}`, { headers: this.#headers });
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
  }

  async register(name: string, password: string): Promise<void> {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
    const { registerCustomer } = await this.ask(
      `mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) {
        ... on SignedIn { token } ... on Problem { code } } }`,
      { input: { name, email, password, phone: '(408) 555-0147' } },
    );
    this.token = tokenOf(registerCustomer);
  }

  async signIn(email: string, password: string): Promise<void> {
    const { signInCustomer } = await this.ask(
      `mutation ($input: SignInCustomerInput!) { signInCustomer(input: $input) {
        ... on SignedIn { token } ... on Problem { code } } }`,
      { input: { email, password } },
    );
    this.token = tokenOf(signInCustomer);
  }

  async signInKitchen(ein: string, email: string): Promise<void> {
    const { signInSupplier } = await this.ask(
      `mutation ($input: SignInSupplierInput!) { signInSupplier(input: $input) {
        ... on SupplierSignedIn { token } ... on Problem { code } } }`,
      { input: { ein, email } },
    );
    this.token = tokenOf(signInSupplier);
  }

  async deleteAccount(password: string): Promise<string> {
    const { deleteMyAccount } = await this.ask(
      `mutation ($password: String!) { deleteMyAccount(password: $password) { __typename } }`,
      { password },
    );
    return deleteMyAccount.__typename;
  }
}

const operationOf = (query: string): string => /^\s*(?:query|mutation) (\w+)/.exec(query)?.[1] ?? 'no name';

const dataOf = (text: string) => {
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(`Unexpected errors: ${JSON.stringify(errors)}`);
  return data;
};

const tokenOf = (answer: { token?: string; code?: string }): string => {
  if (!answer.token) throw new Error(`Signing in was refused: ${answer.code}`);
  return answer.token;
};
