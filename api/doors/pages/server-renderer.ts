import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Language, languageOfCode } from '../../../schema/languages.ts';

/** The client built for server rendering (web/entry-server.tsx). */
export interface ServerRenderer {
  kitchenQuestion: string;
  prepareKitchens(): Promise<void>;
  renderKitchen(id: string, data: unknown, language: Language): { html: string; known: object };
}

/** Absent where the client was built without it; pages then render only in the browser. */
export const loadServerRenderer = async (clientFolder: string): Promise<ServerRenderer | undefined> => {
  const file = join(clientFolder, '../renderer/entry-server.js');
  if (!existsSync(file)) return undefined;
  const renderer: ServerRenderer = await import(pathToFileURL(file).href);
  await renderer.prepareKitchens();
  return renderer;
};

/** The language chosen in the client, from its cookie. */
export const languageOf = (cookies: Record<string, string | undefined>): Language =>
  languageOfCode(cookies.language);
