import type { BrowserContext, ConsoleMessage, Request } from 'playwright-core';

/** What a page did that it should not have done, and every address it asked for. */
export interface Watched {
  problems: string[];
  requests: { method: string; url: string }[];
}

/** Browsers write such a line for every answer from 400 up; it says nothing about the console's code. */
export const failedRequest = /^Failed to load resource/;

/**
 * Chromium's warning of the sandbox that keycloak-js gives to its hidden frames. It says nothing about the console's
 * code, and nothing else is let through.
 */
const FRAME_WARNING =
  'An iframe which has both allow-scripts and allow-same-origin for its sandbox attribute can escape its sandboxing.';

const place = (message: ConsoleMessage): string => {
  const { url, lineNumber } = message.location();
  return url ? ` (${url}:${lineNumber})` : '';
};

/**
 * Watches all pages of a context: errors and warnings in the browser's console, uncaught errors, and what the page itself
 * writes to the console: breaches of the content security policy, and fields that lose the focus because React hides them
 * while something beside them is loading.
 */
export async function watch(context: BrowserContext): Promise<Watched> {
  const watched: Watched = { problems: [], requests: [] };
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`[policy] ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
    new MutationObserver((changes) => {
      const field = document.activeElement;
      if (!field?.matches('input, textarea, select, [contenteditable]')) return;
      for (const { target } of changes) {
        if (!(target instanceof HTMLElement) || !target.contains(field)) continue;
        const { style } = target;
        if (style.display === 'none' && style.getPropertyPriority('display') === 'important')
          console.error(`[hidden] ${field.getAttribute('name') ?? field.id} has the focus`);
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.type() === 'warning' && message.text() === FRAME_WARNING) return;
    watched.problems.push(`${message.text()}${place(message)}`);
  });
  context.on('weberror', (webError) =>
    watched.problems.push(`uncaught: ${webError.error().message}`),
  );
  context.on('request', (request: Request) =>
    watched.requests.push({ method: request.method(), url: request.url() }),
  );
  return watched;
}
