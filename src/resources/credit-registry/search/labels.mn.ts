/** Mongolian texts: what belongs to this folder. */
export const labels = {
  creditRegistry: {
    edit: {
      back: 'ЗМС хайлт руу буцах',
      record: 'Бичилтийн дэлгэрэнгүй',
      no_right: 'Бичлэг засах эрх танд алга.',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'credit-registry/search': typeof labels;
  }
}
