/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    question: {
      preview_help: 'Харилцагчид ингэж харагдана. Аль хариулт зөв болохыг апп хэлэхгүй.',
      points: '%{smart_count} оноо |||| %{smart_count} оноо',
      several: 'Хэд хэдэн хариулт сонгож болно.',
    },
  },
  validation: {
    question_answers: '%{fewest}–%{most} хариулт бичнэ үү.',
    question_two_answers: 'Тийм, үгүй асуулт яг хоёр хариулттай байна.',
    question_same: 'Хоёр хариулт ижил байна.',
    question_one_right: 'Яг нэг хариултыг зөв гэж тэмдэглэнэ үү.',
    question_right: 'Дор хаяж нэг хариултыг зөв гэж тэмдэглэнэ үү.',
    question_true_false: '«Үнэн, худал» ангилалд зөвхөн «Тийм, үгүй» төрлийн асуулт орно.',
  },
  resources: {
    questions: {
      name: 'Асуулт |||| Асуултууд',
      fields: {
        text: 'Асуултын агуулга',
        type: 'Асуултын төрөл',
        ageGroup: 'Насны бүлэг',
        quizId: 'Тестийн ID',
        answerType: 'Хариултын төрөл',
        answers: 'Хариултууд',
        pictures: 'Зурган хариултууд',
        answer: 'Хариулт',
        picture: 'Зураг',
        isRight: 'Зөв эсэх',
        point: 'Оноо',
        duration: 'Хариулах хугацаа',
        askedCount: 'Хариулсан тоо',
        rightShare: 'Зөв хариултын хувь',
      },
      sections: {
        general: 'Асуулт',
        worth: 'Оноо, хугацаа',
        answers: 'Хариултууд',
        pictures: 'Зурган хариултууд',
      },
      views: { students: 'Оюутан', younger: '18–26 нас', older: '27–60 нас' },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/question': typeof labels;
  }
}
