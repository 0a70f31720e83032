import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'app-manage-document:list': {
      mn: 'Баримт бичгийн загвар',
      en: 'Document templates',
      ru: 'Шаблоны документов',
      demo: ['admin', 'operator'],
    },
  },
  enums: {
    DocumentTemplateState: {
      DRAFT: { mn: 'Ноорог', en: 'Draft', ru: 'Черновик' },
      ACTIVE: { mn: 'Идэвхтэй', en: 'Active', ru: 'Действует' },
      ARCHIVED: { mn: 'Архивласан', en: 'Archived', ru: 'В архиве' },
    },
  },
  documentTemplate: {
    text: { mn: 'Загварын бичвэр', en: 'Text of the template', ru: 'Текст шаблона' },
    example: {
      mn: 'Бодит нэхэмжлэлээр бөглөсөн жишээ',
      en: 'Example filled with a real claim',
      ru: 'Пример по настоящему иску',
    },
    example_right: {
      mn: 'Жишээнд хувийн мэдээлэл ил харагддаг тул шүүхийн баримт бичих эрх шаардана.',
      en: 'An example shows personal data in clear: it takes the right to write court letters.',
      ru: 'В примере личные данные видны открыто: нужно право составлять судебные документы.',
    },
    claim: { mn: 'Зээлийн код', en: 'Loan code', ru: 'Код займа' },
    no_claim: { mn: 'Нэхэмжлэл алга', en: 'There is no claim', ru: 'Исков нет' },
    variables: {
      mn: 'Бичвэрт хэрэглэх хувьсагч',
      en: 'Variables that a text may name',
      ru: 'Переменные, которые может содержать текст',
    },
    variables_of: {
      mn: 'Хувьсагчийн жагсаалтыг харахын тулд ангиллыг сонгоно.',
      en: 'Choose a category to see its variables.',
      ru: 'Выберите категорию, чтобы увидеть её переменные.',
    },
    no_record: {
      mn: 'Энэ ангиллын бодит баримт алга',
      en: 'There is no real record of this category',
      ru: 'Нет записей этой категории',
    },
    real_example: {
      mn: 'Бодит мэдээллээр бөглөсөн жишээ',
      en: 'Example filled from a real record',
      ru: 'Пример, заполненный по реальной записи',
    },
    real_right: {
      mn: 'Жишээнд хувийн мэдээлэл ил харагддаг тул энэ ангиллын баримт хэвлэх эрх шаардана.',
      en: 'An example shows personal data in clear: it takes the right to print documents of this category.',
      ru: 'Пример показывает персональные данные: нужно право печатать документы этой категории.',
    },
    filled_from: {
      mn: 'Жишээний эх баримт: %{of}',
      en: 'Filled from %{of}',
      ru: 'Заполнено по записи %{of}',
    },
    unknown: {
      mn: 'Танигдаагүй хувьсагч: %{names}.',
      en: 'Unknown variables: %{names}.',
      ru: 'Неизвестные переменные: %{names}.',
    },
    lacks: {
      mn: 'Шүүхийн баримтад заавал байх хувьсагч: %{names}.',
      en: 'A court document must name: %{names}.',
      ru: 'В судебном документе обязательны: %{names}.',
    },
    activates: {
      mn: 'Хэвлэх бичгүүд энэ хувилбараас бэлтгэгдэж, өмнөх хувилбар архивлагдана. Хэвлээгүй бичиг: %{waiting}. Хэвлэсэн бичиг өөрчлөгдөхгүй.',
      en: 'Letters are printed from this version from now on, and the former one is archived. Letters still to be printed: %{waiting}. Printed letters stay as they are.',
      ru: 'Письма будут печататься по этой версии, прежняя уйдёт в архив. Ещё не напечатано: %{waiting}. Напечатанные письма не изменятся.',
    },
  },
  resources: {
    document_template: {
      name: {
        mn: 'Баримт бичгийн загвар |||| Баримт бичгийн загварууд',
        en: 'Document template |||| Document templates',
        ru: 'Шаблон документа |||| Шаблоны документов |||| Шаблоны документов',
      },
      fields: {
        type: { mn: 'Загварын төрөл', en: 'Type of template', ru: 'Тип шаблона' },
        letter: { mn: 'Тодорхойлолтын төрөл', en: 'Reference letter', ru: 'Вид справки' },
        summary: { mn: 'Өөрчлөлтийн товч', en: 'What is new', ru: 'Что изменилось' },
        htmlFile: { mn: 'HTML файл', en: 'HTML file', ru: 'Файл HTML' },
        printed: { mn: 'Хэвлэсэн бичиг', en: 'Printed letters', ru: 'Напечатано писем' },
        waiting: { mn: 'Хэвлээгүй бичиг', en: 'Letters to be printed', ru: 'Не напечатано писем' },
        activeSince: { mn: 'Идэвхжсэн огноо', en: 'Active since', ru: 'Действует с' },
        archivedAt: { mn: 'Архивласан огноо', en: 'Archived at', ru: 'В архиве с' },
      },
      sections: {
        general: { mn: 'Загвар', en: 'Template', ru: 'Шаблон' },
        type: { mn: 'Төрөл', en: 'Type', ru: 'Тип' },
        letter: { mn: 'Тодорхойлолт', en: 'Reference letter', ru: 'Справка' },
        text: { mn: 'Бичвэр', en: 'Text', ru: 'Текст' },
      },
      views: {
        active: { mn: 'Идэвхтэй', en: 'Active', ru: 'Действует' },
        draft: { mn: 'Ноорог', en: 'Drafts', ru: 'Черновики' },
        archived: { mn: 'Архивласан', en: 'Archived', ru: 'Архив' },
      },
      tabs: {
        text: { mn: 'Бичвэр', en: 'Text', ru: 'Текст' },
        example: { mn: 'Жишээ', en: 'Example', ru: 'Пример' },
      },
      actions: {
        activate: { mn: 'Идэвхжүүлэх', en: 'Make active', ru: 'Сделать действующим' },
        archive: { mn: 'Архивлах', en: 'Archive', ru: 'В архив' },
      },
    },
  },
} satisfies Words;
