/**
 * Trusted Types in the first module of the console (docs/domain/calls.md 6.2). The default policy lets through what the
 * libraries need and nothing else: MUI's zero-width space as HTML, workers of the own origin as script addresses.
 */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): unknown;
}

const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory };

trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (html === '' || html === '&#8203;') return html;
    throw new TypeError('HTML goes through SafeHtml only.');
  },
  createScriptURL(url) {
    if (new URL(url, window.location.href).origin === window.location.origin) return url;
    throw new TypeError('Scripts come from the own origin only.');
  },
});

export {};
