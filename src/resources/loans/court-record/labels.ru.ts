import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  actionBlocks: {
    court_of_fraud:
      'Это требование по делу о мошенничестве %{number}: оно движется вместе с делом.',
  },
  resources: {
    'court-list': {
      name: 'Судебный документ |||| Судебные документы |||| Судебные документы',
      fields: {
        customerId: 'Ответчик',
        customerName: 'Имя ответчика',
        loanId: 'Кредит',
        loanCode: 'Код кредита',
        state: 'Статус',
        template: 'Шаблон',
        principal: 'Основной долг',
        interest: 'Проценты',
        additionalInterest: 'Повышенные проценты',
        stateFee: 'Государственная пошлина',
        cost: 'Судебные расходы',
        total: 'Сумма иска',
        courtDate: 'Дата суда',
        courtName: 'Суд',
        caseNumber: 'Номер дела',
        filedDate: 'Дата подачи иска',
        acceptedDate: 'Дата принятия',
        hearingDate: 'Дата заседания',
        decisionDate: 'Дата решения',
        awarded: 'Присуждённая сумма',
        enforcementDate: 'Дата передачи на исполнение',
        closedDate: 'Дата закрытия',
        letterTotal: 'Сумма напечатанного письма',
        letterVersion: 'Версия письма',
      },
      sections: { claim: 'Дело', progress: 'Ход дела' },
    },
  },
  courtRecord: {
    before_step: 'Не раньше предыдущего шага: %{date}.',
    award_over: 'Не больше суммы иска: %{max}.',
    claim: 'Иск',
    progress: 'Ход дела',
    letter: 'Письмо',
    no_letter_of_fraud:
      'Письма составляются только по займам: у иска по делу %{number} письма нет.',
    truth: 'Сумма иска и сумма напечатанного письма',
    not_printed: 'Письмо не напечатано',
    batch: {
      title: 'Печать писем',
      ready: 'Писем готово к печати: %{count}.',
      blocked: 'Писем, которые нельзя напечатать: %{count}.',
      none: 'Нет писем для печати.',
      print: 'Напечатать письма (%{count})',
    },
  },
};
