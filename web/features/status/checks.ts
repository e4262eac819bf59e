import { askCities, askSuppliers } from './api-lists.ts';
import { ApiError, askApi } from './ask-api.ts';

export interface Check {
  name: string;
  /** Answers what was found; throws what is wrong. */
  run: () => Promise<string>;
}

const refusals = [401, 429];

const checkHealth = async () => {
  const { status } = (await askApi('/health')) as { status: string };
  return `Server response: ${status}`;
};

const checkCities = async () => `${(await askCities()).length} cities`;

const checkSuppliers = async () => `${(await askSuppliers()).length} suppliers`;

/** Signing in with made-up credentials must be refused. */
const checkLogin = async () => {
  const credentials = { email: 'unknown@tiffin.example', password: 'not-a-password' };
  try {
    await askApi('/api/auth/customer-login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
  } catch (error) {
    if (error instanceof ApiError && refusals.includes(error.status))
      return `Wrong credentials are refused with ${error.status}`;
    throw error;
  }
  throw new Error('Wrong credentials were accepted.');
};

export const checks: readonly Check[] = [
  { name: 'Health', run: checkHealth },
  { name: 'Cities', run: checkCities },
  { name: 'Suppliers', run: checkSuppliers },
  { name: 'Customer login', run: checkLogin },
];
