/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'zms-writer': {
      name: 'ЗМС бичилт |||| ЗМС бичилтүүд',
      fields: {
        loanId: 'Зээл',
        loanCode: 'Зээлийн код',
        customerId: 'Харилцагч',
        writeStatus: 'Бичилтийн төлөв',
        code: 'Бичилтийн код',
        error: 'Алдаа',
        differences: 'Зөрүү',
        isDifferent: 'Зөрүүтэй эсэх',
        classification: 'Манай ангилал',
        registryClass: 'ЗМС-ийн ангилал',
        balance: 'Манай үлдэгдэл',
        registryBalance: 'ЗМС-ийн үлдэгдэл',
        loanState: 'Манай төлөв',
        registryState: 'ЗМС-ийн төлөв',
        overdueDays: 'Хэтэрсэн хоног',
        reportedContract: 'Мэдээлсэн гэрээний дугаар',
        reportedType: 'Мэдээлсэн зээлийн төрөл',
        reportedEnd: 'Мэдээлсэн дуусах огноо',
        registryContract: 'ЗМС-ийн гэрээний дугаар',
        registryType: 'ЗМС-ийн зээлийн төрөл',
        registryEnd: 'ЗМС-ийн дуусах огноо',
        lentAmount: 'Олгосон дүн',
        lendedDate: 'Олгосон огноо',
        writtenAt: 'Бичсэн огноо',
        writtenBy: 'Бичсэн зээлдүүлэгч',
        isOpen: 'Хаагдаагүй эсэх',
      },
      sections: { loan: 'Зээл', write: 'Бичилт' },
      views: {
        open: 'Хаагдаагүй зээл',
        failed: 'Алдаатай',
        never: 'Бичээгүй',
        different: 'Зөрүүтэй',
        finished: 'Хаагдсан зээл',
      },
      actions: {
        write_one: 'ЗМС-д бичих',
        update_written: 'ЗМС-ийн бичлэгийг шинэчлэх',
        correct_write: 'Засаж дахин бичих',
        schedule_write: 'Бичихээр товлосон',
        end_of_day: 'Өдөр өндөрлөхөд бичсэн',
      },
    },
  },
  enums: {
    CreditRegistryDifference: {
      CLASSIFICATION: 'Ангилал',
      STATE: 'Төлөв',
      BALANCE: 'Үлдэгдэл',
      CONTRACT: 'Гэрээний дугаар',
      TYPE: 'Зээлийн төрөл',
      END_DATE: 'Дуусах огноо',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'credit-registry/write': typeof labels;
  }
}
