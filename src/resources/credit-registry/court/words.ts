import type { Words } from '../../../i18n/words';

export const words = {
  creditRegistry: {
    court: {
      label: {
        mn: 'Регистр, утас эсвэл зээлийн код',
        en: 'Register number, phone or loan code',
        ru: 'Регистрационный номер, телефон или код кредита',
      },
      help: {
        mn: 'Харилцагчийн регистр, утас эсвэл зээлийн кодоор хайна.',
        en: 'Search by register number, phone or loan code.',
        ru: 'Поиск по регистрационному номеру, телефону или коду кредита.',
      },
      unknown: {
        mn: 'Регистр, утас эсвэл зээлийн код биш байна.',
        en: 'This is not a register number, phone or loan code.',
        ru: 'Это не регистрационный номер, не телефон и не код кредита.',
      },
      none: { mn: 'Харилцагч олдсонгүй.', en: 'No customer was found.', ru: 'Клиент не найден.' },
      several: {
        mn: 'Энэ дугаартай хэд хэдэн зээл байна: %{codes}. Кодыг бүтнээр нь бичнэ үү.',
        en: 'Several loans have this number: %{codes}. Type the whole code.',
        ru: 'Этот номер у нескольких кредитов: %{codes}. Введите код полностью.',
      },
      none_of_code: {
        mn: '%{code} зээлд шүүхийн баримт үүсээгүй байна. Дээрх баримтууд нь энэ харилцагчийн бусад зээлийнх.',
        en: 'Loan %{code} has no court document. Those above are of other loans of the customer.',
        ru: 'По кредиту %{code} судебного документа нет. Документы выше — по другим кредитам клиента.',
      },
      choose: {
        mn: 'Хэд хэдэн баримт байна: зээлийн кодыг нь дарж сонгоно уу.',
        en: 'There are several documents: choose one by the code of its loan.',
        ru: 'Документов несколько: выберите нужный по коду кредита.',
      },
      found: {
        mn: 'Шүүхийн баримт: %{records}, шүүхэд өгч болох зээл: %{loans}.',
        en: 'Court documents: %{records}, loans that may go to court: %{loans}.',
        ru: 'Судебных документов: %{records}, кредитов для суда: %{loans}.',
      },
      records: { mn: 'Шүүхийн баримтууд', en: 'Court documents', ru: 'Судебные документы' },
      no_records: {
        mn: 'Шүүхийн баримт үүсгээгүй байна.',
        en: 'There are no court documents yet.',
        ru: 'Судебных документов ещё нет.',
      },
      loans: {
        mn: 'Шүүхэд өгч болох зээл',
        en: 'Loans that may go to court',
        ru: 'Кредиты, которые можно передать в суд',
      },
      no_loans: {
        mn: 'Шүүхэд өгч болох зээл алга.',
        en: 'There is no loan that can be taken to court.',
        ru: 'Нет кредитов для передачи в суд.',
      },
      not_yet: {
        mn: 'Хугацаа хэтэрсэн ч шүүхэд өгөх болоогүй зээл',
        en: 'Late loans that may not go to court yet',
        ru: 'Просроченные кредиты, которые ещё нельзя передать в суд',
      },
      not_yet_text: {
        mn: 'Шүүхэд зөвхөн эрсдэлийн хэлтэст шилжсэн зээлийг өгнө.',
        en: 'Only loans that were moved to the risk department go to court.',
        ru: 'В суд передаются только кредиты, переведённые в отдел рисков.',
      },
      open: { mn: 'Баримтыг нээх', en: 'Open the document', ru: 'Открыть документ' },
      letter: { mn: 'Баримт: %{code}', en: 'Document: %{code}', ru: 'Документ: %{code}' },
    },
  },
} satisfies Words;
