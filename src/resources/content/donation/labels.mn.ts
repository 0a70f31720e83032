/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    donation: {
      preview_help: 'Апп хандивыг ингэж харуулна.',
      money: 'Цугларсан мөнгө',
      missing: 'Дутуу дүн',
      check: 'Цугларсан дүн, хандивын дансны үлдэгдэл',
      about: 'Хандивын тухай',
      reached: 'Зорилгодоо хүрсэн: %{percent}%',
      progress: 'Зорилгын %{percent}%',
      of_goal: '%{collected} ₮ / %{goal} ₮',
      until: '%{date} хүртэл',
      fixed: 'Хандив орж эхэлсэн тул хүлээн авагчийг өөрчлөх боломжгүй.',
    },
  },
  actionBlocks: {
    donation_is_over:
      'Хугацаа нь дууссан хандивыг нийтлэх боломжгүй. Эхлээд дуусах огноог сунгана уу.',
  },
  resources: {
    donation: {
      name: 'Хандив |||| Хандивууд',
      fields: {
        beneficiary: 'Хүлээн авагч',
        goalAmount: 'Зорилтот дүн',
        fromDate: 'Эхлэх огноо',
        untilDate: 'Дуусах огноо',
        collectedAmount: 'Цугларсан дүн',
        contributionCount: 'Хандивын тоо',
        goalPercent: 'Гүйцэтгэл, %',
        accountBalance: 'Дансны үлдэгдэл',
        accountNumber: 'Хандивын данс',
        showing: 'Аппад',
      },
      sections: { general: 'Хандив', picture: 'Зураг', text: 'Бичвэр' },
      views: {
        shown: 'Харагдаж буй',
        planned: 'Эхлээгүй',
        over: 'Хугацаа дууссан',
        drafts: 'Нийтлээгүй',
      },
      tabs: { money: 'Цугларсан мөнгө', contributions: 'Хандивууд' },
      actions: { move: 'Байр солих' },
    },
    donation_contribution: {
      name: 'Өргөсөн хандив |||| Өргөсөн хандивууд',
      fields: {
        donationId: 'Хандив',
        isAnonymous: 'Нэрээ нууцалсан',
        givenAt: 'Өргөсөн огноо',
        journalId: 'Журнал',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/donation': typeof labels;
  }
}
