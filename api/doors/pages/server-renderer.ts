import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Language = 'en' | 'hi';

/** The client as the build made it for renderer here (web/entry-server.tsx). */
export interface ServerRenderer {
  kitchenQuestion: string;
  prepareKitchens(): Promise<void>;
  renderKitchen(id: string, data: unknown, language: Language): { html: string; known: object };
}

/** Absent where the client was built without it; pages are then drawn by the browser alone. */
export const loadServerRenderer = async (clientFolder: string): Promise<ServerRenderer | undefined> => {
  const file = join(clientFolder, '../renderer/entry-server.js');
  if (!existsSync(file)) return undefined;
  const renderer: ServerRenderer = await import(pathToFileURL(file).href);
  await renderer.prepareKitchens();
  return renderer;
};

/** The language somebody chose, as the client tells it. */
export const languageOf = (cookies: Record<string, string | undefined>): Language =>
  cookies.language === 'hi' ? 'hi' : 'en';
