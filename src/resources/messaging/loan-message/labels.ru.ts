import type { Same } from '../../../i18n/Same';
import type { labels as mn } from './labels.mn';

export const labels: Same<typeof mn> = {
  loanMessage: {
    what: 'Сообщение',
    codes: 'Коды кредитов',
    codes_help: 'Вставьте коды по строкам, через запятую или пробел.',
    view: 'Представление',
    view_help: 'Из представления клиентов берутся все их открытые кредиты.',
    nothing_yet: 'Выберите сообщение и получателей, затем откройте предпросмотр.',
    going_out: 'Отправляются сейчас',
    sending: 'Отправка началась: %{count}. Ход виден в верхней панели.',
    example:
      '%{name}: сообщение из %{smart_count} части |||| %{name}: сообщение из %{smart_count} частей |||| %{name}: сообщение из %{smart_count} частей',
    no_view: 'Не выбрано',
    no_loans: 'Введите коды кредитов или выберите представление.',
    template: 'Шаблон',
    choose: 'Выберите шаблон',
    no_templates: 'Нет действующих шаблонов',
    template_needed: 'Выберите шаблон.',
    to: 'Получатели',
    to_needed: 'Выберите, кому писать.',
    BORROWER: 'Заёмщик',
    GUARANTOR: 'Поручитель',
    preview: 'Предпросмотр',
    preview_title: 'Сообщения к отправке',
    nobody: 'Получателей нет',
    going: 'Будет отправлено',
    kept: 'Не будет отправлено',
    unknown: 'Кредит с таким кодом не найден: %{codes}',
    confirm: 'Будет отправлено сообщений: %{count}. Отменить нельзя.',
    sent: 'Отправлено сообщений: %{count}',
    receiver: 'Кому',
    text: 'Текст сообщения',
    too_many: 'За один раз пишут не более чем по 500 кредитам.',
    exclusions: { NO_NUMBER: 'Нет номера', SAME_NUMBER: 'На номер отправляется одно сообщение' },
  },
  actionBlocks: {
    quiet_hours: 'С %{from} до %{to} сообщения по кредитам не отправляются.',
  },
};
