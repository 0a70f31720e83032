/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'zms-writer-tenant-list': {
      name: 'ЗМС бичилт |||| ЗМС-д бичих (тенант)',
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
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'credit-registry/write-tenant': typeof labels;
  }
}
