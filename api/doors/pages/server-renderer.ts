import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Language = 'en' | 'hi';

/** The client as the build made it for drawing here (web/entry-server.tsx). */
export interface Drawing {
  kitchenQuestion: string;
  prepareKitchens(): Promise<void>;
  drawKitchen(id: string, data: unknown, language: Language): { html: string; known: object };
}

/** Absent where the client was built without it; pages are then drawn by the browser alone. */
export const loadDrawing = async (clientFolder: string): Promise<Drawing | undefined> => {
  const file = join(clientFolder, '../drawing/entry-server.js');
  if (!existsSync(file)) return undefined;
  const drawing: Drawing = await import(pathToFileURL(file).href);
  await drawing.prepareKitchens();
  return drawing;
};

/** The language somebody chose, as the client tells it. */
export const languageOf = (cookies: Record<string, string | undefined>): Language =>
  cookies.language === 'hi' ? 'hi' : 'en';
