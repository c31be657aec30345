import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { builtFileHandler, isBuiltFile, isPicture, pictureHandler } from './files';
import { copyOfflinePage, keepCounter, renewCounter } from './offline-copy';
import { accountHandler, isAccountCall, isPassCall, passHandler } from './own-data';
import { openMessage, renewSubscription, showMessage } from './push-messages';
import { isNavigation, keepOpenPages, pageHandler } from './pages';

/** Sent by `vendor-mfe` (`offline/kept-application.ts`). */
const keepCounterMessage = 'keep-counter';

declare const self: ServiceWorkerGlobalScope;

// A new worker activates at once. Its files have new names, so running pages are not affected.
self.addEventListener('install', (event) =>
  event.waitUntil(
    copyOfflinePage()
      // A copy that cannot be renewed stays complete, with its own files.
      .then(() => renewCounter().catch(() => undefined))
      .then(() => self.skipWaiting()),
  ),
);
self.addEventListener('activate', (event) => event.waitUntil(keepOpenPages()));
// Sent by the counter of an enrolled device.
self.addEventListener('message', (event) => {
  if (event.data === keepCounterMessage) event.waitUntil(keepCounter(Date.now()).catch(() => undefined));
});
self.addEventListener('push', (event) => event.waitUntil(showMessage(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openMessage(event)));
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(renewSubscription(event).catch(() => undefined)),
);
clientsClaim();

registerRoute(isNavigation, pageHandler);
registerRoute(isBuiltFile, builtFileHandler);
registerRoute(isPicture, pictureHandler);
for (const method of ['GET', 'POST'] as const) registerRoute(isPassCall, passHandler, method);
for (const method of ['POST', 'PATCH', 'DELETE'] as const)
  registerRoute(isAccountCall, accountHandler, method);
