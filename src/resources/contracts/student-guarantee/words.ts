import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'contract-stud:list': {
      mn: 'Оюутны батлан даалтын гэрээ харах',
      en: 'See student guarantee contracts',
      ru: 'Договоры поручительства студентов',
      demo: ['admin', 'economist'],
    },
    'contract-stud:create': {
      mn: 'Оюутны батлан даалтын гэрээ байгуулах',
      en: 'Make student guarantee contracts',
      ru: 'Заключение договоров поручительства студентов',
      demo: ['admin', 'economist'],
    },
  },
  resources: {
    'contract/student/guarantee': {
      name: {
        mn: 'Оюутны батлан даалтын гэрээ |||| Оюутны батлан даалтын гэрээнүүд',
        en: 'Student guarantee contract |||| Student guarantee contracts',
        ru: 'Договор поручительства за студента |||| Договоры поручительства за студентов |||| Договоры поручительства за студентов',
      },
      fields: {
        state: { mn: 'Гэрээний төлөв', en: 'Contract state', ru: 'Статус договора' },
        studentId: { mn: 'Оюутан', en: 'Student', ru: 'Студент' },
        studentName: { mn: 'Оюутны овог нэр', en: 'Student name', ru: 'ФИО студента' },
        school: { mn: 'Сургууль', en: 'School', ru: 'Учебное заведение' },
        department: { mn: 'Тэнхим', en: 'Department', ru: 'Кафедра' },
        course: { mn: 'Курс', en: 'Year of study', ru: 'Курс' },
        startYear: { mn: 'Элссэн он', en: 'Year of entry', ru: 'Год поступления' },
        gpa: { mn: 'Голч дүн', en: 'Grade point average', ru: 'Средний балл' },
        entranceScore: {
          mn: 'Элсэлтийн шалгалтын оноо',
          en: 'Entrance score',
          ru: 'Балл вступительного экзамена',
        },
        scholarshipType: { mn: 'Тэтгэлгийн төрөл', en: 'Scholarship', ru: 'Тип стипендии' },
        schoolYear: { mn: 'Хичээлийн жил', en: 'School year', ru: 'Учебный год' },
        limit: { mn: 'Лимит', en: 'Limit', ru: 'Лимит' },
        people: {
          mn: 'Гэрээний оролцогчид',
          en: 'Parties to the contract',
          ru: 'Участники договора',
        },
        customerType: { mn: 'Оролцогчийн төрөл', en: 'Role', ru: 'Роль участника' },
        liability: { mn: 'Хариуцах дүн', en: 'Liability', ru: 'Сумма ответственности' },
        loanBalance: {
          mn: 'Өөрийн зээлийн үлдэгдэл',
          en: 'Own loan balance',
          ru: 'Остаток собственных кредитов',
        },
        isArchive: { mn: 'Архивласан эсэх', en: 'Archived', ru: 'В архиве' },
        canceledAt: { mn: 'Цуцалсан огноо', en: 'Cancelled at', ru: 'Дата расторжения' },
        newLimit: { mn: 'Шинэ лимит', en: 'New limit', ru: 'Новый лимит' },
        liabilityTotal: {
          mn: 'Нийт хариуцах дүн',
          en: 'Total liability',
          ru: 'Общая сумма ответственности',
        },
      },
      sections: {
        student: { mn: 'Оюутан', en: 'Student', ru: 'Студент' },
        education: { mn: 'Боловсрол', en: 'Education', ru: 'Образование' },
        people: {
          mn: 'Гэрээний оролцогчид',
          en: 'Parties to the contract',
          ru: 'Участники договора',
        },
      },
      views: {
        waiting: {
          mn: 'Гарын үсэг хүлээж буй',
          en: 'Waiting for signature',
          ru: 'Ожидают подписи',
        },
        live: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действующие' },
      },
    },
  },
} satisfies Words;
