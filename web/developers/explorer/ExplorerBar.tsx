import type { Requests } from './requests.ts';

/** The way back, and the token that requests are sent with. */
export const ExplorerBar = ({ requests }: { requests: Requests }) => (
  <header className="explorer-bar">
    <a href="/developers" className="brand">
      <img src="/tiffin.svg" alt="" width="28" height="28" />
      Tiffin for developers
    </a>
    <h1>Explorer</h1>
    <label>
      <span>Token</span>
      <input
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="tfn_… or the token of a customer"
        aria-describedby="about-token"
        onChange={({ target }) => {
          requests.token = target.value.trim().replace(/^Bearer\s+/i, '');
        }}
      />
    </label>
    <p id="about-token">
      Sent with your requests, and gone when you leave this page. Your own session is never used.
    </p>
  </header>
);
