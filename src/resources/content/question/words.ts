import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'question:access': {
      mn: 'Асуулт нэмэх, засах',
      en: 'Add and edit questions',
      ru: 'Добавление и правка вопросов',
      demo: ['admin', 'operator'],
    },
  },
  content: {
    question: {
      preview_help: {
        mn: 'Харилцагчид ингэж харагдана. Аль хариулт зөв болохыг апп хэлэхгүй.',
        en: 'Customers see it so. The app does not say which answer is right.',
        ru: 'Так вопрос видит клиент. Какой ответ верный, приложение не показывает.',
      },
      points: {
        mn: '%{smart_count} оноо |||| %{smart_count} оноо',
        en: '%{smart_count} point |||| %{smart_count} points',
        ru: '%{smart_count} балл |||| %{smart_count} балла |||| %{smart_count} баллов',
      },
      several: {
        mn: 'Хэд хэдэн хариулт сонгож болно.',
        en: 'Several answers may be chosen.',
        ru: 'Можно выбрать несколько ответов.',
      },
    },
  },
  validation: {
    question_answers: {
      mn: '%{fewest}–%{most} хариулт бичнэ үү.',
      en: 'Write %{fewest}–%{most} answers.',
      ru: 'Введите от %{fewest} до %{most} ответов.',
    },
    question_two_answers: {
      mn: 'Тийм, үгүй асуулт яг хоёр хариулттай байна.',
      en: 'A question of yes or no has exactly two answers.',
      ru: 'У вопроса «да или нет» ровно два ответа.',
    },
    question_same: {
      mn: 'Хоёр хариулт ижил байна.',
      en: 'Two answers are the same.',
      ru: 'Два ответа совпадают.',
    },
    question_one_right: {
      mn: 'Яг нэг хариултыг зөв гэж тэмдэглэнэ үү.',
      en: 'Mark exactly one answer as right.',
      ru: 'Отметьте ровно один верный ответ.',
    },
    question_right: {
      mn: 'Дор хаяж нэг хариултыг зөв гэж тэмдэглэнэ үү.',
      en: 'Mark at least one answer as right.',
      ru: 'Отметьте хотя бы один верный ответ.',
    },
    question_true_false: {
      mn: '«Үнэн, худал» ангилалд зөвхөн «Тийм, үгүй» төрлийн асуулт орно.',
      en: 'What is true or false takes questions of the type “Yes or no” alone.',
      ru: 'В категории «Верно или неверно» бывают только вопросы «Да или нет».',
    },
  },
  resources: {
    questions: {
      name: {
        mn: 'Асуулт |||| Асуултууд',
        en: 'Question |||| Questions',
        ru: 'Вопрос |||| Вопросы |||| Вопросы',
      },
      fields: {
        text: { mn: 'Асуултын агуулга', en: 'Question text', ru: 'Текст вопроса' },
        type: { mn: 'Асуултын төрөл', en: 'Question type', ru: 'Тип вопроса' },
        ageGroup: { mn: 'Насны бүлэг', en: 'Age group', ru: 'Возрастная группа' },
        quizId: { mn: 'Тестийн ID', en: 'Test ID', ru: 'ID теста' },
        answerType: { mn: 'Хариултын төрөл', en: 'Answer type', ru: 'Тип ответа' },
        answers: { mn: 'Хариултууд', en: 'Answers', ru: 'Ответы' },
        pictures: { mn: 'Зурган хариултууд', en: 'Answers as pictures', ru: 'Ответы-картинки' },
        answer: { mn: 'Хариулт', en: 'Answer', ru: 'Ответ' },
        picture: { mn: 'Зураг', en: 'Picture', ru: 'Картинка' },
        isRight: { mn: 'Зөв эсэх', en: 'Right', ru: 'Верный' },
        point: { mn: 'Оноо', en: 'Points', ru: 'Баллы' },
        duration: { mn: 'Хариулах хугацаа', en: 'Time allowed', ru: 'Время на ответ' },
        askedCount: { mn: 'Хариулсан тоо', en: 'Times answered', ru: 'Сколько раз отвечали' },
        rightShare: { mn: 'Зөв хариултын хувь', en: 'Right answers', ru: 'Доля верных ответов' },
      },
      sections: {
        general: { mn: 'Асуулт', en: 'Question', ru: 'Вопрос' },
        worth: { mn: 'Оноо, хугацаа', en: 'Points and time', ru: 'Баллы и время' },
        answers: { mn: 'Хариултууд', en: 'Answers', ru: 'Ответы' },
        pictures: { mn: 'Зурган хариултууд', en: 'Answers as pictures', ru: 'Ответы-картинки' },
      },
      views: {
        students: { mn: 'Оюутан', en: 'Students', ru: 'Студенты' },
        younger: { mn: '18–26 нас', en: 'Aged 18–26', ru: '18–26 лет' },
        older: { mn: '27–60 нас', en: 'Aged 27–60', ru: '27–60 лет' },
      },
    },
  },
} satisfies Words;
