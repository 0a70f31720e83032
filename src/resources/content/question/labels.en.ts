import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    question: {
      preview_help: 'Customers see it so. The app does not say which answer is right.',
      points: '%{smart_count} point |||| %{smart_count} points',
      several: 'Several answers may be chosen.',
    },
  },
  validation: {
    question_answers: 'Write %{fewest}–%{most} answers.',
    question_two_answers: 'A question of yes or no has exactly two answers.',
    question_same: 'Two answers are the same.',
    question_one_right: 'Mark exactly one answer as right.',
    question_right: 'Mark at least one answer as right.',
    question_true_false: 'What is true or false takes questions of the type “Yes or no” alone.',
  },
  resources: {
    questions: {
      name: 'Question |||| Questions',
      fields: {
        text: 'Question text',
        type: 'Question type',
        ageGroup: 'Age group',
        quizId: 'Test ID',
        answerType: 'Answer type',
        answers: 'Answers',
        pictures: 'Answers as pictures',
        answer: 'Answer',
        picture: 'Picture',
        isRight: 'Right',
        point: 'Points',
        duration: 'Time allowed',
        askedCount: 'Times answered',
        rightShare: 'Right answers',
      },
      sections: {
        general: 'Question',
        worth: 'Points and time',
        answers: 'Answers',
        pictures: 'Answers as pictures',
      },
      views: { students: 'Students', younger: 'Aged 18–26', older: 'Aged 27–60' },
    },
  },
};
