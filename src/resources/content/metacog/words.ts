import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'questions:list': {
      mn: 'Асуулт, метаког тестийн дүн харах',
      en: 'See questions and metacognition results',
      ru: 'Вопросы и результаты теста',
      demo: ['admin', 'operator'],
    },
  },
  content: {
    metacog: {
      period: { mn: 'Хугацааны дүн', en: 'Figures of a period', ru: 'Итоги за период' },
      from: { mn: 'Эхлэх өдөр', en: 'From', ru: 'С' },
      to: { mn: 'Дуусах өдөр', en: 'Through', ru: 'По' },
      work_out: { mn: 'Тооцох', en: 'Work out', ru: 'Рассчитать' },
      figures: {
        passed: { mn: 'Тэнцсэн', en: 'Passed', ru: 'Сдали' },
        failed: { mn: 'Тэнцээгүй', en: 'Failed', ru: 'Не сдали' },
        unfinished: {
          mn: 'Дуусаагүй, тодорхойгүй',
          en: 'Not finished or uncertain',
          ru: 'Не завершено или не определено',
        },
        awarded: {
          mn: 'Олгосон урамшуулал, оноо',
          en: 'Bonus awarded, points',
          ru: 'Начисленный бонус, баллы',
        },
        arrived: {
          mn: 'Харилцагчид орсон, оноо',
          en: 'Arrived at customers, points',
          ru: 'Поступило клиентам, баллы',
        },
      },
      equal: {
        mn: 'Олгосон урамшуулал бүрэн орсон',
        en: 'Every bonus has arrived',
        ru: 'Все бонусы поступили',
      },
      unequal: {
        mn: 'Олгосон ба орсон оноо зөрүүтэй',
        en: 'What was awarded and what arrived differ',
        ru: 'Начисленное и поступившее расходятся',
      },
      preview_help: {
        mn: 'Харилцагч дүнгээ ингэж харна.',
        en: 'The customer sees the result so.',
        ru: 'Так клиент видит свой результат.',
      },
      bonus: {
        mn: 'Урамшуулал: %{smart_count} оноо нэмэгдсэн. |||| Урамшуулал: %{smart_count} оноо нэмэгдсэн.',
        en: 'Bonus: %{smart_count} point added. |||| Bonus: %{smart_count} points added.',
        ru: 'Бонус: начислен %{smart_count} балл. |||| Бонус: начислено %{smart_count} балла. |||| Бонус: начислено %{smart_count} баллов.',
      },
    },
  },
  actionBlocks: {
    metacog_unfinished: {
      mn: 'Дууссан тестэд л урамшуулал олгоно.',
      en: 'Only a finished test brings a bonus.',
      ru: 'Бонус даётся только за завершённый тест.',
    },
    metacog_no_bonus: {
      mn: 'Урамшуулал авах оноонд хүрээгүй.',
      en: 'The points are too few for a bonus.',
      ru: 'Баллов не хватает для бонуса.',
    },
  },
  resources: {
    metacog: {
      name: {
        mn: 'Метаког тестийн дүн |||| Метаког тестийн дүн',
        en: 'Metacog result |||| Metacog results',
        ru: 'Результат метаког-теста |||| Результаты метаког-теста |||| Результаты метаког-теста',
      },
      fields: {
        quizId: { mn: 'Тестийн ID', en: 'Test ID', ru: 'ID теста' },
        ageGroup: { mn: 'Насны бүлэг', en: 'Age group', ru: 'Возрастная группа' },
        tries: { mn: 'Оролдлогын тоо', en: 'Tries', ru: 'Количество попыток' },
        points: { mn: 'Оноо', en: 'Points', ru: 'Баллы' },
        possible: { mn: 'Авах боломжтой оноо', en: 'Points there are', ru: 'Возможные баллы' },
        share: { mn: 'Авсан хувь', en: 'Share reached', ru: 'Доля баллов' },
        pointAllocated: { mn: 'Оноо олгосон эсэх', en: 'Points allocated', ru: 'Баллы начислены' },
        result: {
          mn: 'Сэтгэл зүйн тестийн дүн',
          en: 'Psychological test result',
          ru: 'Результат психологического теста',
        },
        bonus: { mn: 'Урамшуулал, оноо', en: 'Bonus, points', ru: 'Бонус, баллы' },
        bonusAllocated: {
          mn: 'Урамшуулал олгосон эсэх',
          en: 'Bonus allocated',
          ru: 'Бонус начислен',
        },
        answers: { mn: 'Хариултууд', en: 'Answers', ru: 'Ответы' },
        questionId: { mn: 'Асуулт', en: 'Question', ru: 'Вопрос' },
        isRight: { mn: 'Зөв эсэх', en: 'Right', ru: 'Верно' },
        point: { mn: 'Асуултын оноо', en: 'Points of the question', ru: 'Баллы за вопрос' },
        startedAt: { mn: 'Эхэлсэн огноо', en: 'Started', ru: 'Начат' },
        finishedAt: { mn: 'Дууссан огноо', en: 'Finished', ru: 'Завершён' },
        awardedAt: {
          mn: 'Урамшуулал олгосон огноо',
          en: 'Bonus awarded at',
          ru: 'Бонус начислен (дата)',
        },
      },
      sections: {
        test: { mn: 'Тест', en: 'Test', ru: 'Тест' },
        answers: { mn: 'Хариултууд', en: 'Answers', ru: 'Ответы' },
      },
      views: {
        to_award: { mn: 'Урамшуулал хүлээж буй', en: 'To be awarded', ru: 'Ждут бонуса' },
        awarded: { mn: 'Урамшуулал олгосон', en: 'Awarded', ru: 'Бонус начислен' },
        incomplete: { mn: 'Дуусаагүй', en: 'Not finished', ru: 'Не завершены' },
      },
      actions: {
        award: { mn: 'Урамшуулал олгох', en: 'Award the bonus', ru: 'Начислить бонус' },
      },
      events: {
        award: { mn: 'Урамшуулал олгосон', en: 'Bonus awarded', ru: 'Бонус начислен' },
      },
    },
  },
} satisfies Words;
