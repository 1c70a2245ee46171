// Installable, and a page that opens without the network says so itself. The game is never cached: the server is the truth.
const SHELL = 'shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add('/')));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// What a page had loaded before this worker was there.
self.addEventListener('message', (event) => {
  const keep = async (cache, part) => {
    if (!(await cache.match(part))) await cache.add(part).catch(() => {});
  };
  event.waitUntil(
    caches.open(SHELL).then((cache) => Promise.all(event.data.map((part) => keep(cache, part)))),
  );
});

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

// A call while no page is open. It says which table and nothing of the game. WORDS, by language, is put before this
// file when the client is built (vite.config.ts).
self.addEventListener('push', (event) => {
  const { table, game, what, lang } = event.data.json();
  const words = WORDS[lang] ?? WORDS.en;
  event.waitUntil(
    self.registration.showNotification(words[what] ?? words.move, {
      body: `${words[game] ?? 'Whistlestop'} · ${table}`,
      icon: '/icon-192.png',
      lang,
      tag: `table-${table}`, // a newer call takes the place of an older one,
      renotify: true, // and is heard
      data: { table },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = `/t/${event.notification.data.table}`;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === path);
      return page ? page.focus() : self.clients.openWindow(path);
    }),
  );
});
