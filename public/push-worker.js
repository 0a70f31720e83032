/* Shows push messages while no window of the console is in front. Text only; nothing is stored. */
self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    message = { title: event.data?.text() };
  }
  const { title = 'Өртөө', body = '' } = message.notification ?? message;
  event.waitUntil(self.registration.showNotification(title, { body }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow('./'));
});
