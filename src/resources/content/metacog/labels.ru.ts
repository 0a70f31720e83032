import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    metacog: {
      period: 'Итоги за период',
      from: 'С',
      to: 'По',
      work_out: 'Рассчитать',
      figures: {
        passed: 'Сдали',
        failed: 'Не сдали',
        unfinished: 'Не завершено или не определено',
        awarded: 'Начисленный бонус, баллы',
        arrived: 'Поступило клиентам, баллы',
      },
      equal: 'Все бонусы поступили',
      unequal: 'Начисленное и поступившее расходятся',
      preview_help: 'Так клиент видит свой результат.',
      bonus:
        'Бонус: начислен %{smart_count} балл. |||| Бонус: начислено %{smart_count} балла. |||| Бонус: начислено %{smart_count} баллов.',
    },
  },
  actionBlocks: {
    metacog_unfinished: 'Бонус даётся только за завершённый тест.',
    metacog_no_bonus: 'Баллов не хватает для бонуса.',
  },
  resources: {
    metacog: {
      name: 'Результат метаког-теста |||| Результаты метаког-теста |||| Результаты метаког-теста',
      fields: {
        customerId: 'Клиент',
        quizId: 'ID теста',
        ageGroup: 'Возрастная группа',
        tries: 'Количество попыток',
        points: 'Баллы',
        possible: 'Возможные баллы',
        share: 'Доля баллов',
        pointAllocated: 'Баллы начислены',
        result: 'Результат психологического теста',
        bonus: 'Бонус, баллы',
        bonusAllocated: 'Бонус начислен',
        answers: 'Ответы',
        questionId: 'Вопрос',
        isRight: 'Верно',
        point: 'Баллы за вопрос',
        startedAt: 'Начат',
        finishedAt: 'Завершён',
        awardedAt: 'Бонус начислен (дата)',
      },
      sections: { test: 'Тест', answers: 'Ответы' },
      views: { to_award: 'Ждут бонуса', awarded: 'Бонус начислен', incomplete: 'Не завершены' },
      actions: { award: 'Начислить бонус' },
    },
  },
};
