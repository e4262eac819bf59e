const settings = `<p>Samples read the address of this marketplace, and
<a href="/developers/guides/first-query#minute-2-a-token">a token of yours</a>, from two variables:</p>
<pre tabindex="0"><code>export TIFFIN_URL=http://localhost:4000
export TIFFIN_TOKEN=tfn_...</code></pre>`;

/** A page with samples sets what they read, below its title unless it does so itself; the server fills in its address. */
export const withSettings = (html: string): string =>
  !html.includes('TIFFIN_URL') || html.includes('export TIFFIN_URL=')
    ? html
    : html.replace('</h1>', end => `${end}\n${settings}`);
