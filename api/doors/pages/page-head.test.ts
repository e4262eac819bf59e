import { describe, expect, test } from 'vitest';
import { hidden, withHead } from './page-head.ts';

const page = `<!doctype html><html><head>
    <title>Tiffin</title>
    <meta
      name="description"
      content="Everybody's"
    />
  </head><body></body></html>`;

const head = {
  title: 'Amma\'s "Best" & <Friends>',
  description: 'Says "</head><script>alert(1)</script>"',
  address: 'https://tiffin.example/supplier/1?a="b"',
  picture: {
    address: 'https://tiffin.example/photos/1.jpg?"><script>alert(3)</script>',
    type: 'image/jpeg',
    width: 1200,
    height: 630,
    alt: 'Amma\'s <script>alert(4)</script> "dosa"',
  },
  facts: { name: '</script><script>alert(2)</script>', price: '$&' },
};

describe("a page with a kitchen's head", () => {
  const written = withHead(page, head);

  test('has the title and the description once', () => {
    expect(written.match(/<title>/g)).toHaveLength(1);
    expect(written.match(/name="description"/g)).toHaveLength(1);
    expect(written).not.toContain('Everybody');
  });

  test('escapes everything a cook wrote', () => {
    expect(written).not.toContain('<script>alert');
    expect(written).toContain("<title>Amma's &quot;Best&quot; &amp; &lt;Friends&gt;</title>");
    expect(written).toContain('href="https://tiffin.example/supplier/1?a=&quot;b&quot;"');
    expect(written.match(/<\/head>/g)).toHaveLength(1);
  });

  test('has the facts unchanged', () => {
    const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(written)?.[1];
    expect(JSON.parse(json!)).toEqual(head.facts);
  });
});

test('a page that is not found has noindex', () => {
  expect(hidden(page)).toContain('<meta name="robots" content="noindex" />');
});
