import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    metacog: {
      period: 'Figures of a period',
      from: 'From',
      to: 'Through',
      work_out: 'Work out',
      figures: {
        passed: 'Passed',
        failed: 'Failed',
        unfinished: 'Not finished or uncertain',
        awarded: 'Bonus awarded, points',
        arrived: 'Arrived at customers, points',
      },
      equal: 'Every bonus has arrived',
      unequal: 'What was awarded and what arrived differ',
      preview_help: 'The customer sees the result so.',
      bonus: 'Bonus: %{smart_count} point added. |||| Bonus: %{smart_count} points added.',
    },
  },
  actionBlocks: {
    metacog_unfinished: 'Only a finished test brings a bonus.',
    metacog_no_bonus: 'The points are too few for a bonus.',
  },
  resources: {
    metacog: {
      name: 'Metacog result |||| Metacog results',
      fields: {
        customerId: 'Customer',
        quizId: 'Test ID',
        ageGroup: 'Age group',
        tries: 'Tries',
        points: 'Points',
        possible: 'Points there are',
        share: 'Share reached',
        pointAllocated: 'Points allocated',
        result: 'Psychological test result',
        bonus: 'Bonus, points',
        bonusAllocated: 'Bonus allocated',
        answers: 'Answers',
        questionId: 'Question',
        isRight: 'Right',
        point: 'Points of the question',
        startedAt: 'Started',
        finishedAt: 'Finished',
        awardedAt: 'Bonus awarded at',
      },
      sections: { test: 'Test', answers: 'Answers' },
      views: { to_award: 'To be awarded', awarded: 'Awarded', incomplete: 'Not finished' },
      actions: { award: 'Award the bonus' },
    },
  },
};
