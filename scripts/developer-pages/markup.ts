const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, character => entities[character]!);

/** A text with its `code`. */
export const inline = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** A paragraph with its `code`; nothing without a text. */
export const paragraph = (text: string | null | undefined, kind?: string): string =>
  text ? `<p${kind ? ` class="${kind}"` : ''}>${inline(text)}</p>` : '';

export const preformatted = (code: string): string => `<pre tabindex="0"><code>${escaped(code)}</code></pre>`;
