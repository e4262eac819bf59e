/** What search engines and link previews read on a page. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical absolute URL of the page. */
  address: string;
  /** Structured data in terms of schema.org. */
  facts: object;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, character => escapes[character]!);

/** Inside a script element only its end tag could do harm. */
export const escapedJson = (facts: object) => JSON.stringify(facts).replaceAll('<', '\\u003c');

/** The client's page with this head. */
export const withHead = (page: string, { title, description, address, facts }: PageHead): string => {
  const tags = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${escaped(address)}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${escaped(address)}" />`,
    `<script type="application/ld+json">${escapedJson(facts)}</script>`,
  ].join('\n    ');
  return page
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `  ${tags}\n  </head>`);
};

/** The page for an unknown URL; the client shows a message, and search engines must not index it. */
export const hidden = (page: string): string =>
  page.replace('</head>', '  <meta name="robots" content="noindex" />\n  </head>');
