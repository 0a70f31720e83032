/** Mongolian texts: what belongs to this folder. */
export const labels = {
  enums: {
    DocumentTemplateState: { DRAFT: 'Ноорог', ACTIVE: 'Идэвхтэй', ARCHIVED: 'Архивласан' },
  },
  documentTemplate: {
    text: 'Загварын бичвэр',
    example: 'Бодит нэхэмжлэлээр бөглөсөн жишээ',
    example_right: 'Жишээнд хувийн мэдээлэл ил харагддаг тул шүүхийн баримт бичих эрх шаардана.',
    claim: 'Зээлийн код',
    no_claim: 'Нэхэмжлэл алга',
    variables: 'Бичвэрт хэрэглэх хувьсагч',
    variables_of: 'Хувьсагчийн жагсаалтыг харахын тулд ангиллыг сонгоно.',
    no_record: 'Энэ ангиллын бодит баримт алга',
    real_example: 'Бодит мэдээллээр бөглөсөн жишээ',
    real_right: 'Жишээнд хувийн мэдээлэл ил харагддаг тул энэ ангиллын баримт хэвлэх эрх шаардана.',
    filled_from: 'Жишээний эх баримт: %{of}',
    unknown: 'Танигдаагүй хувьсагч: %{names}.',
    lacks: 'Шүүхийн баримтад заавал байх хувьсагч: %{names}.',
    activates:
      'Хэвлэх бичгүүд энэ хувилбараас бэлтгэгдэж, өмнөх хувилбар архивлагдана. Хэвлээгүй бичиг: %{waiting}. Хэвлэсэн бичиг өөрчлөгдөхгүй.',
  },
  resources: {
    document_template: {
      name: 'Баримт бичгийн загвар |||| Баримт бичгийн загварууд',
      fields: {
        category: 'Ангилал',
        type: 'Загварын төрөл',
        letter: 'Тодорхойлолтын төрөл',
        version: 'Хувилбар',
        summary: 'Өөрчлөлтийн товч',
        htmlFile: 'HTML файл',
        printed: 'Хэвлэсэн бичиг',
        waiting: 'Хэвлээгүй бичиг',
        activeSince: 'Идэвхжсэн огноо',
        archivedAt: 'Архивласан огноо',
      },
      sections: { general: 'Загвар', type: 'Төрөл', letter: 'Тодорхойлолт', text: 'Бичвэр' },
      views: { active: 'Идэвхтэй', draft: 'Ноорог', archived: 'Архивласан' },
      tabs: { text: 'Бичвэр', example: 'Жишээ' },
      actions: { activate: 'Идэвхжүүлэх', archive: 'Архивлах' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/document': typeof labels;
  }
}
