/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    metacog: {
      period: 'Хугацааны дүн',
      from: 'Эхлэх өдөр',
      to: 'Дуусах өдөр',
      work_out: 'Тооцох',
      figures: {
        passed: 'Тэнцсэн',
        failed: 'Тэнцээгүй',
        unfinished: 'Дуусаагүй, тодорхойгүй',
        awarded: 'Олгосон урамшуулал, оноо',
        arrived: 'Харилцагчид орсон, оноо',
      },
      equal: 'Олгосон урамшуулал бүрэн орсон',
      unequal: 'Олгосон ба орсон оноо зөрүүтэй',
      preview_help: 'Харилцагч дүнгээ ингэж харна.',
      bonus:
        'Урамшуулал: %{smart_count} оноо нэмэгдсэн. |||| Урамшуулал: %{smart_count} оноо нэмэгдсэн.',
    },
  },
  actionBlocks: {
    metacog_unfinished: 'Дууссан тестэд л урамшуулал олгоно.',
    metacog_no_bonus: 'Урамшуулал авах оноонд хүрээгүй.',
  },
  resources: {
    metacog: {
      name: 'Метаког тестийн дүн |||| Метаког тестийн дүн',
      fields: {
        customerId: 'Харилцагч',
        quizId: 'Тестийн ID',
        ageGroup: 'Насны бүлэг',
        tries: 'Оролдлогын тоо',
        points: 'Оноо',
        possible: 'Авах боломжтой оноо',
        share: 'Авсан хувь',
        pointAllocated: 'Оноо олгосон эсэх',
        result: 'Сэтгэл зүйн тестийн дүн',
        bonus: 'Урамшуулал, оноо',
        bonusAllocated: 'Урамшуулал олгосон эсэх',
        answers: 'Хариултууд',
        questionId: 'Асуулт',
        isRight: 'Зөв эсэх',
        point: 'Асуултын оноо',
        startedAt: 'Эхэлсэн огноо',
        finishedAt: 'Дууссан огноо',
        awardedAt: 'Урамшуулал олгосон огноо',
      },
      sections: { test: 'Тест', answers: 'Хариултууд' },
      views: {
        to_award: 'Урамшуулал хүлээж буй',
        awarded: 'Урамшуулал олгосон',
        incomplete: 'Дуусаагүй',
      },
      actions: { award: 'Урамшуулал олгох' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/metacog': typeof labels;
  }
}
