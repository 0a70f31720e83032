/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'customers/search/management-history': {
      name: 'Түүхийн бичлэг |||| Бүртгэлийн удирдлагын түүх',
      fields: {
        action: 'Үйлдэл',
        actor: 'Үйлдэл хийсэн ажилтан',
        entity: 'Бичлэг',
        at: 'Үйлдэл хийсэн огноо',
        from: 'Өмнөх утга',
        to: 'Шинэ утга',
        document: 'Баримт (PDF)',
        documentImage: 'Баримтын зураг',
      },
      views: { names: 'Нэрийн өөрчлөлт', deleted: 'Устгалт' },
      sections: { change: 'Өөрчлөлт', document: 'Үндэслэл баримт' },
    },
  },
  enums: {
    NameChangeLogType: {
      0: 'Эцэг/эхийн нэр өөрчилсөн',
      1: 'Нэр өөрчилсөн',
      2: 'Алдаатай бүртгэл устгасан',
      3: 'Харилцагч устгасан',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/management-history': typeof labels;
  }
}
