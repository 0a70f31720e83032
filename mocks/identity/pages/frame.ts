import { html, type Markup } from '../html';
import { PROTOCOL, REALM } from '../Provider';
import { localeNames, locales, localeOf, texts, type Texts } from '../texts';

/** Where the provider serves its style sheet, scripts and fonts. */
export const RESOURCES = `${REALM}/resources`;

const logo = html`<svg class="logo" viewBox="0 0 40 40" aria-hidden="true">
  <circle class="ring" cx="20" cy="20" r="15" />
  <path class="bar" d="M3 20h34" />
</svg>`;

/** The same page in another language: the authorization end point takes its query again. */
function localeAddress(request: Request, locale: string): string {
  const url = new URL(request.url);
  url.searchParams.set('kc_locale', locale);
  const path = url.pathname.includes('/login-actions/') ? `${PROTOCOL}/auth` : url.pathname;
  return path + url.search;
}

interface FrameOptions {
  title: (text: Texts) => string;
  body: (text: Texts) => Markup;
  /** Name of a script of the provider. */
  script?: string;
  wide?: boolean;
}

/** The frame of all pages of the provider: brand, languages, main part, remark. */
export function frame(request: Request, { title, body, script, wide }: FrameOptions): Markup {
  const locale = localeOf(request);
  const text = texts[locale];
  return html`<html lang="${locale}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>${title(text)} · ${text.console}</title>
      <link rel="icon" href="${RESOURCES}/logo.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="${RESOURCES}/identity.css" />
      ${script && html`<script src="${RESOURCES}/${script}" defer></script>`}
    </head>
    <body>
      <header class="top">
        <span class="brand">${logo}<span class="word" lang="mn">өртөө</span></span>
        <nav aria-label="${text.language}">
          <ul class="languages">
            ${locales.map(
              (other) =>
                html`<li>
                  <a
                    href="${localeAddress(request, other)}"
                    lang="${other}"
                    hreflang="${other}"
                    ${other === locale && html`aria-current="true"`}
                    >${localeNames[other]}</a
                  >
                </li>`,
            )}
          </ul>
        </nav>
      </header>
      <main class="${wide ? 'wide' : 'narrow'}">${body(text)}</main>
      <footer>${text.standIn}</footer>
    </body>
  </html>`;
}
