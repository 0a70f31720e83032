import type { HostConfig } from './hostConfig';

/** SHA-256 of the empty text: lets emotion insert its empty style elements and nothing else. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const policy = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Where violations are reported to, by the name that the policy has for it. */
const REPORTS = 'reports';

/** The console's own pages and everything they load. */
function consolePolicy(
  { connect, images, frames, reports }: HostConfig,
  frameAncestors: string,
): string {
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src-elem': ["'self'", EMPTY_STYLE],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': ["'self'", ...frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Signing out is a form that goes to the provider, which sends the browser back here.
    'form-action': ["'self'", ...frames],
    'frame-ancestors': [frameAncestors],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'default'],
    // The first for browsers that do not know the second.
    ...(reports && { 'report-uri': [reports], 'report-to': [REPORTS] }),
  });
}

/**
 * The preview page shows foreign HTML: sandboxed into an origin of its own, without network. `'self'` means
 * nothing there, so its one script is named in full.
 */
const previewPolicy = (home: string) =>
  policy({
    sandbox: ['allow-scripts', 'allow-modals'],
    'default-src': ["'none'"],
    'script-src': [`${home}preview.js`],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });

/** A script of the build may be a worker, which goes by the policy that came with it; pages go by their own. */
const SCRIPT_POLICY = policy({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
});

const TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Code, styles and fonts of the build: what a page's policy says is said once, with the page. */
const assetHeaders = (path: string): Record<string, string> => ({
  ...(path.endsWith('.js') && { 'Content-Security-Policy': SCRIPT_POLICY }),
  'Strict-Transport-Security': TRANSPORT,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** An answer without anything to show. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  'Strict-Transport-Security': TRANSPORT,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

const PERMISSIONS = [
  'camera=(self)',
  'clipboard-write=(self)',
  'fullscreen=(self)',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'display-capture=()',
  'publickey-credentials-get=()',
].join(', ');

/** An address that may be in a policy; anything odd in a Host header stays out. */
const safe = (home: string) => (/^https?:\/\/[\w.:[\]-]+\/[\w/-]*$/.test(home) ? home : "'none'");

/**
 * The security headers for one path of the built console: the strict policy for every page, with the two exceptions that
 * frames need, `/preview.html` and `/silent-check-sso.html`, and the few that hashed files need.
 * @param path below the console's own address
 * @param home the console's own address: `https://console.example/`, or with a path behind
 */
export function securityHeaders(
  path: string,
  home: string,
  config: HostConfig,
): Record<string, string> {
  if (path.startsWith('/assets/')) return assetHeaders(path);
  const isPreview = path === '/preview.html';
  const isFramed = isPreview || path === '/silent-check-sso.html';
  return {
    'Content-Security-Policy': isPreview
      ? previewPolicy(safe(home))
      : consolePolicy(config, isFramed ? "'self'" : "'none'"),
    'Strict-Transport-Security': TRANSPORT,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': isFramed ? 'SAMEORIGIN' : 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': path === '/preview.js' ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': PERMISSIONS,
    ...(config.reports && { 'Reporting-Endpoints': `${REPORTS}="${config.reports}"` }),
  };
}
