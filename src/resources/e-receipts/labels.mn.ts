/** Mongolian texts: what the pages of this area share. */
export const labels = { enums: { EbarimtState: { SENT: 'Илгээсэн', RETURNED: 'Буцаасан' } } };

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    'e-receipts': typeof labels;
  }
}
