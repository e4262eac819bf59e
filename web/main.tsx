import './ui/tokens.css';

/** The client is read piece by piece; all at once it would keep a slow phone from scrolling and hearing fingers. */
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
