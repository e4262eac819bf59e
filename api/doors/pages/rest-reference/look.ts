/** A sheet of its own: the client's is for its screens, and this page is for programmers. */
export const look = `:root {
  color-scheme: light dark;
  --bg: light-dark(#fffaf2, #1a110d);
  --surface: light-dark(#ffffff, #261a15);
  --sunken: light-dark(#f8eedf, #120b08);
  --ink: light-dark(#2a1712, #fbefe2);
  --muted: light-dark(#6b4f45, #cdb7a8);
  --border: light-dark(#e8d9c6, #453129);
  --primary: light-dark(#8f1d4b, #f29cb8);
  --focus: light-dark(#1d5c8a, #9ccbee);
  font: 1rem/1.5 system-ui, sans-serif;
  background: var(--bg);
  color: var(--ink);
  scroll-padding-top: 1rem;
}
* { box-sizing: border-box; }
body { margin: 0; overflow-wrap: anywhere; }
a { color: var(--primary); }
a, summary { border-radius: 4px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; padding: .75rem; background: var(--surface); }
main, nav { padding: 1rem; }
main { max-width: 50rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: .5rem 0 1rem; }
h2 { font-size: 1.375rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1.125rem; margin: 0 0 .5rem; }
h4 { font-size: .875rem; color: var(--muted); margin: 1.25rem 0 .25rem; }
p { margin: .5rem 0; }
ul { padding-left: 1.25rem; }
nav { background: var(--sunken); border-bottom: 1px solid var(--border); }
nav h2 { font-size: 1rem; margin: 1rem 0 .25rem; }
nav summary { padding: .75rem 0; font-weight: 600; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: flex; align-items: center; min-height: 2.75rem; color: var(--ink); }
summary { cursor: pointer; min-height: 2.75rem; padding: .5rem 0; color: var(--primary); }
article, .schema {
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: 16px;
  margin: 1rem 0;
  padding: 1rem;
}
code, pre { font: .875em/1.5 ui-monospace, monospace; }
pre {
  background: var(--sunken);
  border: 1px solid var(--border);
  border-radius: 12px;
  margin: .5rem 0;
  padding: .75rem;
  white-space: pre-wrap;
}
.path { color: var(--muted); }
.method { color: var(--primary); font: 600 .875rem ui-monospace, monospace; }
.type, .note, .limits { color: var(--muted); font-size: .875rem; }
.limits { margin: 0; }
dl { margin: .25rem 0; }
dt { margin-top: .75rem; }
dd { margin: 0; }
dd dl { border-left: 2px solid var(--border); padding-left: .75rem; }
dd p { margin: 0; }
@media (min-width: 62rem) {
  body { display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
  nav {
    position: sticky;
    top: 0;
    height: 100vh;
    overflow-y: auto;
    border-bottom: 0;
    border-right: 1px solid var(--border);
  }
  nav a { min-height: 2rem; padding: .25rem 0; }
  main { padding: 1rem 2rem 4rem; }
}
@supports selector(::details-content) {
  @media (min-width: 62rem) {
    nav summary { display: none; }
    nav details::details-content { content-visibility: visible; block-size: auto; }
  }
}
`;
