/** Marks a document that is invalid on purpose; every other document of a test must match the schema. */
export const invalid = (document: string): string => document;
