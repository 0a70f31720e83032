import './trustedTypes';
import { createRoot } from 'react-dom/client';
import { manifestFor } from './entity/manifests';
import { startAuth } from './auth/start';
import { authStatus } from './auth/status';
import { ConfigError } from './config/ConfigError';
import { loadConfig } from './config/config';
import { hosted, ownPath } from './domain/place';
import { i18nProvider } from './i18n/i18nProvider';
import { storedLocale } from './i18n/locale';
import { routeFor } from './resources/routes';
import { CALLBACK_PATH, peekReturnTo } from './auth/returnTo';
import { readStored } from './auth/session';
import { rootErrors, watchForErrors } from './observe/globalErrorHandlers';

watchForErrors((pathname) => routeFor(pathname)?.path);

// In development React's own words in the browser's console help more.
const root = createRoot(
  document.getElementById('root') as HTMLElement,
  import.meta.env.PROD ? rootErrors(() => void tellBroken()) : undefined,
);

/**
 * Starts the console: configuration, texts and the program's parts load side by side, then the sign-in; what is
 * drawn afterwards follows the state of the sign-in (`Root`).
 */
async function start() {
  if (import.meta.env.DEV && window.location.pathname === hosted('/__ui')) return showGallery();
  const parts = Promise.all([import('./Root'), i18nProvider.start().catch(() => undefined)]);
  const opened = openedPage();
  if (opened) void parts.then(([{ preloadPage }]) => preloadPage(opened.name, opened.kind));
  try {
    await loadConfig();
  } catch (error) {
    return tellConfigError(error);
  }
  await startAuth({ isKnownPath: (pathname) => routeFor(pathname) !== undefined });
  const [{ Root, createConsole, prefetchRows }] = await parts;
  if (opened?.kind === 'list' && authStatus.get().kind === 'ready')
    // The page itself shows the failure.
    prefetchRows(opened.name).catch(() => undefined);
  root.render(<Root router={createConsole()} />);
}

/** Every component in its states: to look at while the library is worked on. Not in the production build. */
async function showGallery() {
  await i18nProvider.start();
  // Of Mongolian the start has what lists show; the rest of the frame comes with the first area.
  await i18nProvider.loadArea('customers');
  const { GalleryPage } = await import('./layout/gallery/GalleryPage');
  root.render(<GalleryPage />);
}

/** The entity's page that the person is on the way to: what it needs is loaded beside everything else. */
function openedPage() {
  // On the way to the sign-in page there is no use in it.
  const comesBack = window.location.pathname === CALLBACK_PATH || readStored(Date.now()) !== null;
  if (!comesBack) return;
  const route = routeFor(ownPath(peekReturnTo() ?? window.location.pathname));
  const manifest = route?.resource ? manifestFor(route.resource) : undefined;
  if (!route || !manifest || route.kind === 'page' || route.kind === 'tab') return;
  return { name: manifest.name, kind: route.kind };
}

async function tellConfigError(error: unknown) {
  const problems =
    error instanceof ConfigError
      ? error.problems
      : [{ field: 'config.json', reason: 'unreachable' as const }];
  const { ConfigErrorPage } = await import('./layout/start/ConfigErrorPage');
  root.render(<ConfigErrorPage language={storedLocale()} problems={problems} />);
}

/** The last page there is: an error that even the frame could not catch. */
async function tellBroken() {
  const { StartErrorPage } = await import('./layout/start/StartErrorPage');
  root.render(<StartErrorPage language={storedLocale()} />);
}

void start();
