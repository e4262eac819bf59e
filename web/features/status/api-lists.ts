import { ApiError, askApi } from './ask-api.ts';

export const askCities = async () => (await askApi('/api/cities')) as unknown[];

export const askSuppliers = async () => (await askApi('/api/suppliers').catch(asListFailure)) as unknown[];

/** This list words its failures in a way of its own. */
const asListFailure = (error: unknown) => {
  throw error instanceof ApiError ? new Error(`HTTP error! status: ${error.status}`) : error;
};
