import type { Words } from '../words';

/** Documents printed from a template, wherever they are. */
export const printedTexts = {
  printed: {
    notice: { mn: 'Мэдэгдэл', en: 'Notice', ru: 'Уведомление' },
    copies: { mn: 'Хэвлэсэн хувилбарууд', en: 'Printed versions', ru: 'Напечатанные версии' },
    none: {
      mn: 'Хэвлэсэн бичиг байхгүй.',
      en: 'Nothing has been printed.',
      ru: 'Ничего не печаталось.',
    },
    version: { mn: 'Хувилбар', en: 'Version', ru: 'Версия' },
    from_template: { mn: 'Загварын хувилбар', en: 'Template version', ru: 'Версия шаблона' },
    at: { mn: 'Хэвлэсэн', en: 'Printed at', ru: 'Напечатано' },
    hash: { mn: 'Хэш', en: 'Hash', ru: 'Хеш' },
    open: { mn: 'Нээх', en: 'Open', ru: 'Открыть' },
    close: { mn: 'Хаах', en: 'Close', ru: 'Закрыть' },
    template: {
      mn: 'Загвар: %{name}, хувилбар %{version}',
      en: 'Template: %{name}, version %{version}',
      ru: 'Шаблон: %{name}, версия %{version}',
    },
    failed: {
      mn: 'Бичгийг уншиж чадсангүй.',
      en: 'The letter could not be read.',
      ru: 'Не удалось прочитать письмо.',
    },
    complete: {
      mn: 'Бүх хувьсагч бөглөгдсөн.',
      en: 'All variables are filled in.',
      ru: 'Все переменные заполнены.',
    },
    empty: {
      mn: 'Утга байхгүй хувьсагч',
      en: 'Variables without a value',
      ru: 'Переменные без значения',
    },
    unknown: { mn: 'Танигдаагүй хувьсагч', en: 'Unknown variables', ru: 'Неизвестные переменные' },
    blocked: {
      mn: 'Дутуу хувьсагчтай тул хэвлэх боломжгүй: %{count}.',
      en: 'Cannot be printed. Missing variables: %{count}.',
      ru: 'Печать невозможна. Не хватает переменных: %{count}.',
    },
    will: {
      mn: 'Загварын %{version}-р хувилбараар хэвлэж, хуулбарыг нь хадгална. Хадгалсан хуулбар өөрчлөгдөхгүй.',
      en: 'It is printed from version %{version}, and the copy is kept. It does not change afterwards.',
      ru: 'Печатается по версии %{version}, копия сохраняется и больше не меняется.',
    },
    done: {
      mn: 'Мэдэгдэл хэвлэгдлээ.',
      en: 'The notice is printed.',
      ru: 'Уведомление напечатано.',
    },
    no_template: {
      mn: 'Энэ ангиллын идэвхтэй загвар алга. Эхлээд загварыг идэвхжүүлнэ.',
      en: 'No template of this category is active. Activate one first.',
      ru: 'Нет действующего шаблона этой категории. Сначала введите его в действие.',
    },
    incomplete: {
      mn: 'Загварын хувьсагч дутуу тул хэвлэх боломжгүй.',
      en: 'Variables of the template have no value.',
      ru: 'У переменных шаблона нет значений.',
    },
    loan_not_risked: {
      mn: 'Зөвхөн эрсдэлийн хэлтэст эсвэл шүүхэд байгаа зээлд хэвлэнэ.',
      en: 'Printed only for loans in the risk department or in court.',
      ru: 'Печатается только для займов в отделе риска или в суде.',
    },
    report_closed: {
      mn: 'Хаагдсан зээлд ЗМС-ийн мэдэгдэл хэвлэхгүй.',
      en: 'Not printed for a closed loan.',
      ru: 'Для закрытого займа не печатается.',
    },
    not_listed: {
      mn: 'Жагсаалтаас хасагдсан тул хэвлэхгүй.',
      en: 'Not printed for somebody who is off the list.',
      ru: 'Не печатается для исключённых из списка.',
    },
  },
  enums: {
    DefinitionTemplate: {
      LOAN_BALANCE: {
        mn: 'Зээлийн үлдэгдлийн тодорхойлолт',
        en: 'Loan balance letter',
        ru: 'Справка об остатке кредита',
      },
      NO_DEBT: {
        mn: 'Өр төлбөргүй тодорхойлолт',
        en: 'No-debt letter',
        ru: 'Справка об отсутствии долга',
      },
      LOAN_CLOSED: {
        mn: 'Зээл хаасан тодорхойлолт',
        en: 'Loan closure letter',
        ru: 'Справка о закрытии кредита',
      },
      CONTRACT_IN_FORCE: {
        mn: 'Гэрээний тодорхойлолт',
        en: 'Contract confirmation letter',
        ru: 'Справка о договоре',
      },
    },
  },
} satisfies Words;
