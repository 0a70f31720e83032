/** Mongolian texts: what belongs to this folder. */
export const labels = {
  creditRegistry: {
    court: {
      label: 'Регистр, утас эсвэл зээлийн код',
      help: 'Харилцагчийн регистр, утас эсвэл зээлийн кодоор хайна.',
      unknown: 'Регистр, утас эсвэл зээлийн код биш байна.',
      none: 'Харилцагч олдсонгүй.',
      found: 'Шүүхийн баримт: %{records}, шүүхэд өгч болох зээл: %{loans}.',
      records: 'Шүүхийн баримтууд',
      no_records: 'Шүүхийн баримт үүсгээгүй байна.',
      loans: 'Шүүхэд өгч болох зээл',
      no_loans: 'Шүүхэд өгч болох зээл алга.',
      not_yet: 'Шүүхэд өгөх болоогүй хэтэрсэн зээл',
      not_yet_text: 'Шүүхэд зөвхөн эрсдэлийн хэлтэст шилжсэн зээлийг өгнө.',
      make: 'Баримт бүрдүүлэх',
      open: 'Баримтыг нээх',
      letter: 'Баримт: %{code}',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'credit-registry/court': typeof labels;
  }
}
