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
  async ask(query: string, variables: Record<string, unknown> = {}) {
    const response = await fetch(`${this.#origin}/graphql`, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return dataOf(await response.text());
  }

  /** Sends a mutation with one file. */
  async sendFile(query: string, variables: Record<string, unknown>, content: Uint8Array, name: string) {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.file'] }));
    form.append('0', new File([Buffer.from(content)], name));
    const response = await fetch(`${this.#origin}/graphql`, {
      method: 'POST',
      headers: { ...this.#headers, 'apollo-require-preflight': 'yes' },
      body: form,
    });
    return dataOf(await response.text());
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

const dataOf = (text: string) => {
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(`Unexpected errors: ${JSON.stringify(errors)}`);
  return data;
};

const tokenOf = (answer: { token?: string; code?: string }): string => {
  if (!answer.token) throw new Error(`Signing in was refused: ${answer.code}`);
  return answer.token;
};
