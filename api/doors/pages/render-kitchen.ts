import type { Language } from '../../../schema/languages.ts';
import type { ServerRenderer } from './server-renderer.ts';

export interface Screen {
  html: string;
  /** What the client's cache holds at its start. */
  known: object;
}

/** Renders a kitchen's screen from the body of the response to the renderer's question. */
export type RenderKitchen = (id: string, body: string, language: Language) => Screen;

export const renderKitchenBy =
  (renderer: ServerRenderer): RenderKitchen =>
  (id, body, language) => {
    const { data, errors } = JSON.parse(body);
    if (!data || errors) throw new Error('The kitchen query failed.');
    return renderer.renderKitchen(id, data, language);
  };
