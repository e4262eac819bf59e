const grains = [
  [-22, 34, 20],
  [-10, 25, -35],
  [3, 31, 60],
  [14, 23, 10],
  [24, 34, -50],
  [-15, 44, 70],
  [0, 42, -15],
  [13, 45, 35],
  [-2, 52, 80],
  [27, 44, 15],
  [-27, 43, -60],
] as const;

const grain = ([x, y, turn]: (typeof grains)[number]) =>
  `<ellipse rx="3.6" ry="1.3" transform="translate(${x} ${y - 3}) rotate(${turn})"/>`;

/** A mound of rice with a few grains standing out and a leaf of curry on top. */
const rice = `<ellipse cx="1" cy="41" rx="43" ry="26" opacity=".16"/><ellipse cy="38" rx="42" ry="25" fill="#fffaf0"/><ellipse cy="35" rx="31" ry="16" fill="#fff"/><g fill="#e9dcc2">${grains.map(grain).join('')}</g><path d="M-6 29Q2 20 10 27Q3 34-6 29Z" fill="#5b8f3c"/>`;

/** Two rounds of flat bread from the griddle, one folded over the other. */
const bread =
  '<circle cx="-12" cy="40" r="31" opacity=".16"/><circle cx="-13" cy="38" r="31" fill="#e2b877"/><circle cx="-13" cy="38" r="28" fill="#ecca90"/><path d="M-14 24A31 31 0 0 1 46 32Q18 46-14 24Z" opacity=".14" transform="translate(1 5)"/><path d="M-12 55A31 31 0 1 1 48 38Q24 66-12 55Z" fill="#e7c084"/><path d="M-9 52A28 28 0 1 1 45 38Q22 61-9 52Z" fill="#f1d29b"/><g fill="#a8692c" opacity=".55"><ellipse cx="8" cy="26" rx="4.5" ry="3"/><ellipse cx="26" cy="31" rx="3.4" ry="4"/><ellipse cx="16" cy="43" rx="5" ry="3"/><ellipse cx="33" cy="21" rx="2.6" ry="2"/><ellipse cx="-28" cy="34" rx="3.6" ry="4.6"/><ellipse cx="-24" cy="52" rx="4" ry="2.6"/></g>';

export const staples = { rice, bread };
