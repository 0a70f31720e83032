import type { Same } from '../../Same';
import type { printedTexts as mn } from '../../mn/shared/printed';

/** Russian texts: documents printed from a template, wherever they are. */
export const printedTexts: Same<typeof mn> = {
  printed: {
    notice: 'Уведомление',
    print: 'Напечатать уведомление',
    copies: 'Напечатанные версии',
    none: 'Ничего не печаталось.',
    version: 'Версия',
    from_template: 'Версия шаблона',
    at: 'Напечатано',
    hash: 'Хеш',
    open: 'Открыть',
    close: 'Закрыть',
    template: 'Шаблон: %{name}, версия %{version}',
    failed: 'Не удалось прочитать письмо.',
    complete: 'Все переменные заполнены.',
    empty: 'Переменные без значения',
    unknown: 'Неизвестные переменные',
    blocked: 'Печать невозможна. Не хватает переменных: %{count}.',
    will: 'Печатается по версии %{version}, копия сохраняется и больше не меняется.',
    done: 'Уведомление напечатано.',
    no_template: 'Нет действующего шаблона этой категории. Сначала введите его в действие.',
    incomplete: 'У переменных шаблона нет значений.',
    loan_not_risked: 'Печатается только для займов в отделе риска или в суде.',
    report_closed: 'Для закрытого займа не печатается.',
    not_listed: 'Не печатается для исключённых из списка.',
  },
  enums: {
    DefinitionTemplate: {
      LOAN_BALANCE: 'Справка об остатке кредита',
      NO_DEBT: 'Справка об отсутствии долга',
      LOAN_CLOSED: 'Справка о закрытии кредита',
      CONTRACT_IN_FORCE: 'Справка о договоре',
    },
  },
};
