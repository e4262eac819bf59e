/** Runs while a page waits for its styles and fonts, so that its first paint is right and startup is quick. */

// The colors somebody chose (web/lib/theme.ts); the script that follows the choice comes after the first paint.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Private windows may refuse to remember; the colors then follow the system.
}

// A browser reads its words for days, hours and numbers when they are first asked for: a tenth of a second on a slow
// phone.
new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format();
new Intl.NumberFormat('en-US').format(1);
