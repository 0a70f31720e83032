import type { Same } from '../../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** Russian texts: what belongs to this folder. */
export const labels: Same<typeof mn> = {
  content: {
    question: {
      preview_help: 'Так вопрос видит клиент. Какой ответ верный, приложение не показывает.',
      points: '%{smart_count} балл |||| %{smart_count} балла |||| %{smart_count} баллов',
      several: 'Можно выбрать несколько ответов.',
    },
  },
  validation: {
    question_answers: 'Введите от %{fewest} до %{most} ответов.',
    question_two_answers: 'У вопроса «да или нет» ровно два ответа.',
    question_same: 'Два ответа совпадают.',
    question_one_right: 'Отметьте ровно один верный ответ.',
    question_right: 'Отметьте хотя бы один верный ответ.',
    question_true_false: 'В категории «Верно или неверно» бывают только вопросы «Да или нет».',
  },
  resources: {
    questions: {
      name: 'Вопрос |||| Вопросы |||| Вопросы',
      fields: {
        text: 'Текст вопроса',
        type: 'Тип вопроса',
        ageGroup: 'Возрастная группа',
        quizId: 'ID теста',
        answerType: 'Тип ответа',
        answers: 'Ответы',
        pictures: 'Ответы-картинки',
        answer: 'Ответ',
        picture: 'Картинка',
        isRight: 'Верный',
        point: 'Баллы',
        duration: 'Время на ответ',
        askedCount: 'Сколько раз отвечали',
        rightShare: 'Доля верных ответов',
      },
      sections: {
        general: 'Вопрос',
        worth: 'Баллы и время',
        answers: 'Ответы',
        pictures: 'Ответы-картинки',
      },
      views: { students: 'Студенты', younger: '18–26 лет', older: '27–60 лет' },
    },
  },
};
