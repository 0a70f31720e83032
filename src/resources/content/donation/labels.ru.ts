import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    donation: {
      preview_help: 'Так приложение показывает сбор пожертвований.',
      money: 'Собранные средства',
      missing: 'Не хватает',
      check: 'Собранная сумма и остаток на счёте',
      about: 'О пожертвовании',
      reached: 'Цель достигнута: %{percent}%',
      progress: '%{percent}% от цели',
      of_goal: '%{collected} ₮ из %{goal} ₮',
      until: 'До %{date}',
      fixed: 'Взносы уже поступили: получателя изменить нельзя.',
    },
  },
  actionBlocks: {
    donation_is_over: 'Сбор с истёкшим сроком опубликовать нельзя. Сначала продлите срок.',
  },
  resources: {
    donation: {
      name: 'Пожертвование |||| Пожертвования |||| Пожертвования',
      fields: {
        beneficiary: 'Получатель',
        goalAmount: 'Целевая сумма',
        fromDate: 'С',
        untilDate: 'До',
        collectedAmount: 'Собранная сумма',
        contributionCount: 'Взносов',
        goalPercent: 'Выполнено, %',
        accountBalance: 'Остаток на счёте',
        accountNumber: 'Счёт пожертвования',
        showing: 'В приложении',
      },
      sections: { general: 'Пожертвование', picture: 'Картинка', text: 'Текст' },
      views: {
        shown: 'Показываются',
        planned: 'Ещё не начаты',
        over: 'Срок истёк',
        drafts: 'Не опубликованные',
      },
      tabs: { money: 'Собрано', contributions: 'Взносы' },
      actions: { move: 'Сменить место' },
    },
    donation_contribution: {
      name: 'Взнос |||| Взносы |||| Взносы',
      fields: {
        donationId: 'Пожертвование',
        isAnonymous: 'Без имени',
        givenAt: 'Дата взноса',
        journalId: 'Журнал',
      },
    },
  },
};
