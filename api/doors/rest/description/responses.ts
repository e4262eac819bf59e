import type { JsonSchema } from './shapes.ts';

export interface DescribedResponse {
  description: string;
  headers: Record<string, { $ref: string }>;
  /** By content type; absent where there is no body. */
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
}

/** A response, or a reference to one that routes share. */
export type ResponseOrReference = DescribedResponse | { $ref: string };

const place = '#/components/responses/';

export const referenceToResponse = (name: string): ResponseOrReference => ({ $ref: `${place}${name}` });

/** The response itself, where it may be a reference. */
export const resolved = (
  response: ResponseOrReference,
  shared: Record<string, DescribedResponse>,
): DescribedResponse => ('$ref' in response ? shared[response.$ref.slice(place.length)]! : response);
