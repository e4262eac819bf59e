import './ui/tokens.css';

/** The client starts in pieces; in one task it would block a slow phone from scrolling and responding to touch. */
async function start() {
  await import('react-dom/client');
  await import('./lib/apollo.ts');
  const client = await import('./start.tsx');
  await client.start();
}

function giveUp(error: unknown) {
  console.error(error);
  const message = document.createElement('p');
  message.textContent = 'Tiffin could not start in this browser. Please refresh the page.';
  document.body.append(message);
}

start().catch(giveUp);
