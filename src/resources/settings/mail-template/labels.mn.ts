/** Mongolian texts: what belongs to this folder. */
export const labels = {
  enums: {
    MailVariable: {
      firstName: 'Харилцагчийн нэр',
      customerName: 'Харилцагчийн овог нэр',
      lender: 'Зээлдүүлэгч',
      link: 'Нууц үг солих холбоос',
      code: 'Баталгаажуулах код',
      title: 'Мэдэгдлийн гарчиг',
      body: 'Мэдэгдлийн агуулга',
      account: 'Дансны дугаар',
      amount: 'Дүн',
      happenedAt: 'Болсон огноо, цаг',
    },
  },
  mailTemplate: {
    variables_help:
      'Файл болон гарчигт хувьсагчийг яг доорх шигээ бичнэ. Илгээх үед утгаар нь орлуулна.',
    missing: 'Энэ харилцагчид утга нь байхгүй тул и-мэйл илгээгдэхгүй: %{names}',
    preview: 'И-мэйл ингэж харагдана',
    subject: 'Гарчиг',
    to_sent: 'Энэ загвараар илгээсэн и-мэйл',
  },
  resources: {
    'settings/mail-template': {
      name: 'И-мэйлийн загвар |||| И-мэйлийн загварууд',
      fields: {
        type: 'И-мэйлийн төрөл',
        subject: 'Гарчиг',
        htmlFile: 'HTML файл',
        version: 'Хувилбар',
        sentCount: 'Илгээсэн и-мэйл',
      },
      sections: {
        general: 'Загвар',
        text: 'Агуулга',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/mail-template': typeof labels;
  }
}
