import { page } from './answers';
import { html } from './html';
import { RESOURCES } from './pages/frame';
import { CLIENT, isOwnAddress } from './Provider';

const scriptPage = (title: string, script: string, verdict = '') =>
  page(
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <script src="${RESOURCES}/${script}" data-verdict="${verdict}" defer></script>
      </head>
    </html>`,
    200,
    'self',
  );

/** The hidden frame in which keycloak-js asks whether the session is still the same. */
export const statusFrame = () => scriptPage('Session status', 'login-status.js');

/** Whether this client may use the status frame: 204 yes, 403 no. */
export function statusFrameInit(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const allowed =
    searchParams.get('client_id') === CLIENT &&
    isOwnAddress(request, searchParams.get('origin') ?? 'null:');
  return new Response(null, { status: allowed ? 204 : 403 });
}

/** First page of Keycloak's check of third-party cookies: sets one. */
export const cookieStep1 = () => scriptPage('Cookie check', 'cookies-step1.js');

/** Second page: tells the console whether the cookie came back. */
export const cookieStep2 = (supported: boolean) =>
  scriptPage('Cookie check', 'cookies-step2.js', supported ? 'look' : 'unsupported');
