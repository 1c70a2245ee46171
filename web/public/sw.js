// Installable, and a page that opens without the network says so itself. The game is never cached: the server is the truth.
const SHELL = 'shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add('/')));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) {
    // Named by their content: what is here once is right for ever.
    event.respondWith(
      caches.match(event.request).then(
        (found) =>
          found ??
          fetch(event.request).then((answer) => {
            const copy = answer.clone();
            if (answer.ok) void caches.open(SHELL).then((cache) => cache.put(event.request, copy));
            return answer;
          }),
      ),
    );
  } else if (event.request.mode === 'navigate') {
    event.respondWith(
      fetch(event.request)
        .then((answer) => {
          const copy = answer.clone();
          if (answer.ok) void caches.open(SHELL).then((cache) => cache.put('/', copy));
          return answer;
        })
        .catch(() => caches.match('/')),
    );
  }
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then(([first]) => first?.focus() ?? self.clients.openWindow('/')),
  );
});
