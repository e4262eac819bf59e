const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, also within attributes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, character => entities[character]!);
