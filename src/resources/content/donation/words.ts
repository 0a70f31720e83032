import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'wa-donation-admin:access': {
      mn: 'Хандив',
      en: 'Donations',
      ru: 'Пожертвования',
      demo: ['admin', 'accountant'],
    },
  },
  content: {
    donation: {
      preview_help: {
        mn: 'Апп хандивыг ингэж харуулна.',
        en: 'This is how the app shows the donation.',
        ru: 'Так приложение показывает сбор пожертвований.',
      },
      money: { mn: 'Цугларсан мөнгө', en: 'What was collected', ru: 'Собранные средства' },
      missing: { mn: 'Дутуу дүн', en: 'Missing', ru: 'Не хватает' },
      check: {
        mn: 'Цугларсан дүн, хандивын дансны үлдэгдэл',
        en: 'What was collected, and the balance of the account',
        ru: 'Собранная сумма и остаток на счёте',
      },
      about: { mn: 'Хандивын тухай', en: 'About the donation', ru: 'О пожертвовании' },
      reached: {
        mn: 'Зорилгодоо хүрсэн: %{percent}%',
        en: 'Goal reached: %{percent}%',
        ru: 'Цель достигнута: %{percent}%',
      },
      progress: {
        mn: 'Зорилгын %{percent}%',
        en: '%{percent}% of the goal',
        ru: '%{percent}% от цели',
      },
      of_goal: {
        mn: '%{collected} ₮ / %{goal} ₮',
        en: '%{collected} ₮ of %{goal} ₮',
        ru: '%{collected} ₮ из %{goal} ₮',
      },
      until: { mn: '%{date} хүртэл', en: 'Until %{date}', ru: 'До %{date}' },
    },
  },
  actionBlocks: {
    donation_is_over: {
      mn: 'Хугацаа нь дууссан хандивыг нийтлэх боломжгүй. Эхлээд дуусах огноог сунгана уу.',
      en: 'A donation whose dates are over cannot be published. Give it a later last day first.',
      ru: 'Сбор с истёкшим сроком опубликовать нельзя. Сначала продлите срок.',
    },
  },
  resources: {
    donation: {
      name: {
        mn: 'Хандив |||| Хандивууд',
        en: 'Donation |||| Donations',
        ru: 'Пожертвование |||| Пожертвования |||| Пожертвования',
      },
      fields: {
        beneficiary: { mn: 'Хүлээн авагч', en: 'Beneficiary', ru: 'Получатель' },
        goalAmount: { mn: 'Зорилтот дүн', en: 'Goal amount', ru: 'Целевая сумма' },
        fromDate: { mn: 'Эхлэх огноо', en: 'From', ru: 'С' },
        untilDate: { mn: 'Дуусах огноо', en: 'Until', ru: 'До' },
        collectedAmount: { mn: 'Цугларсан дүн', en: 'Collected amount', ru: 'Собранная сумма' },
        contributionCount: { mn: 'Хандивын тоо', en: 'Contributions', ru: 'Взносов' },
        goalPercent: { mn: 'Гүйцэтгэл, %', en: 'Progress, %', ru: 'Выполнено, %' },
        accountBalance: {
          mn: 'Дансны үлдэгдэл',
          en: 'Balance of the account',
          ru: 'Остаток на счёте',
        },
        accountNumber: {
          mn: 'Хандивын данс',
          en: 'Account of the donation',
          ru: 'Счёт пожертвования',
        },
        showing: { mn: 'Аппад', en: 'In the app', ru: 'В приложении' },
      },
      sections: {
        general: { mn: 'Хандив', en: 'Donation', ru: 'Пожертвование' },
        picture: { mn: 'Зураг', en: 'Picture', ru: 'Картинка' },
        text: { mn: 'Бичвэр', en: 'Text', ru: 'Текст' },
      },
      views: {
        shown: { mn: 'Харагдаж буй', en: 'Shown', ru: 'Показываются' },
        planned: { mn: 'Эхлээгүй', en: 'Not begun', ru: 'Ещё не начаты' },
        over: { mn: 'Хугацаа дууссан', en: 'Over', ru: 'Срок истёк' },
        drafts: { mn: 'Нийтлээгүй', en: 'Not published', ru: 'Не опубликованные' },
      },
      tabs: {
        money: { mn: 'Цугларсан мөнгө', en: 'Collected', ru: 'Собрано' },
        contributions: { mn: 'Хандивууд', en: 'Contributions', ru: 'Взносы' },
      },
      actions: {
        move: { mn: 'Байр солих', en: 'Change the place', ru: 'Сменить место' },
      },
    },
    donation_contribution: {
      name: {
        mn: 'Өргөсөн хандив |||| Өргөсөн хандивууд',
        en: 'Contribution |||| Contributions',
        ru: 'Взнос |||| Взносы |||| Взносы',
      },
      fields: {
        donationId: { mn: 'Хандив', en: 'Donation', ru: 'Пожертвование' },
        isAnonymous: { mn: 'Нэрээ нууцалсан', en: 'Without a name', ru: 'Без имени' },
        givenAt: { mn: 'Өргөсөн огноо', en: 'Given at', ru: 'Дата взноса' },
      },
    },
  },
} satisfies Words;
