/**
 * Makes recently viewed pages readable offline, and shows push notifications. Pages and responses come
 * from the network whenever there is one, so that nothing shown is older than without it; only files
 * whose names hold a hash of their content come from the cache first.
 */
const pages = 'pages';
const files = 'files';
const answers = 'answers';
const kitchens = 'kitchens';
const limits = { [files]: 250, [answers]: 60, [kitchens]: 30 };

const offlinePage = '/offline.html';
const offlineParts = [
  offlinePage,
  '/offline.css',
  '/tiffin.svg',
  '/early-events.js',
  '/before-paint.js',
  '/after-paint.js',
];

/** Prerendered pages; kitchen pages are too, and every other path shares one page. */
const prerendered = [
  '/',
  '/home',
  '/city-selection',
  '/welcome',
  '/help',
  '/about',
  '/terms-of-service',
  '/privacy-policy',
  '/payment-info',
];
const sharedPage = '/shared-page';

self.addEventListener('install', event => {
  event.waitUntil(prepare());
  self.skipWaiting();
});

async function prepare() {
  const cache = await caches.open(pages);
  await cache.addAll(offlineParts);
  await cache.put(sharedPage, await fetch('/orders'));
}

self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  // Downloads, such as receipts, are not for this worker, and the pages for developers are no part of the client.
  if (request.mode === 'navigate' && /^\/(api|developers)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url.pathname));
  else if (request.method === 'GET' && url.pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.method === 'GET' && offlineParts.includes(url.pathname)) event.respondWith(part(request));
  else if (request.headers.has('x-keep-offline')) event.respondWith(answer(request));
});

async function page(request, path) {
  const name = prerendered.includes(path) ? path : sharedPage;
  const cache = await caches.open(pages);
  try {
    const response = await fetch(request);
    const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
    if (isPage && path.startsWith('/supplier/')) await keep(kitchens, path, response.clone());
    else if (isPage && !path.startsWith('/dev/')) await cache.put(name, response.clone());
    return response;
  } catch {
    return (await stored(path, name)) ?? (await cache.match(offlinePage)) ?? Response.error();
  }
}

async function stored(path, name) {
  // Only the server knows where a short address leads.
  if (path.startsWith('/k/')) return undefined;
  const cache = await caches.open(pages);
  return (await storedKitchen(path)) ?? (await cache.match(name)) ?? cache.match(sharedPage);
}

const storedKitchen = async path => (await caches.open(kitchens)).match(path);

async function part(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

async function file(request) {
  const cache = await caches.open(files);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await keep(files, request, response.clone());
  return response;
}

/** Falls back to the last good response to the same request when the network fails. */
async function answer(request) {
  const question = await request.clone().text();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(question));
  const name = `/answers/${[...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`;
  try {
    const response = await fetch(request);
    if (response.ok) await remember(name, response.clone());
    return response;
  } catch (error) {
    const known = await (await caches.open(answers)).match(name);
    if (known) return known;
    throw error;
  }
}

async function remember(name, response) {
  const { data, errors } = await response.clone().json();
  // After signing out, delete cached personal data.
  if (data && data.me === null) await caches.delete(answers);
  else if (data && !errors) await keep(answers, name, response);
}

async function keep(cacheName, request, response) {
  const cache = await caches.open(cacheName);
  await cache.delete(request);
  await cache.put(request, response);
  const all = await cache.keys();
  await Promise.all(
    all.slice(0, Math.max(0, all.length - limits[cacheName])).map(each => cache.delete(each)),
  );
}

self.addEventListener('push', event => {
  const { id, title, body, path } = event.data.json();
  const shown = {
    body,
    tag: id,
    data: { path },
    icon: '/icons/tiffin-192.png',
    badge: '/icons/tiffin-192.png',
  };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (!window) return self.clients.openWindow(path);
  await window.focus();
  return window.navigate(path);
}
