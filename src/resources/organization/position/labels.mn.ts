/** Mongolian texts: what belongs to this folder. */
export const labels = {
  actionBlocks: {
    position_own: 'Энэ албан тушаал таны өөрийн эрхийг тодорхойлж байна: өөр хүн өөрчилнө.',
    position_held: '%{people} ажилтан энэ албан тушаалыг эрхэлж байна. Эхлээд тэднийг чөлөөлнө үү.',
  },
  resources: {
    'org-position': {
      name: 'Албан тушаал |||| Албан тушаалууд',
      fields: {
        roleName: 'Эрхийн нэр',
        people: 'Эрхэлж буй ажилтан',
        granted: 'Эрх олгосон ажилтан',
      },
      sections: {
        general: 'Албан тушаал',
      },
      views: {
        active: 'Ашиглаж буй',
        removed: 'Хассан',
      },
      actions: {
        change_role: 'Эрх солих',
        remove: 'Албан тушаал хасах',
        restore: 'Албан тушаал сэргээх',
      },
    },
  },
  organization: {
    position: {
      same_role: 'Албан тушаал энэ эрхтэй байна.',
      choose: 'Шинэ эрхийг сонгоход хэний юу өөрчлөгдөхийг харуулна.',
      affected: 'Эрх нь өөрчлөгдөх ажилтан: %{count}',
      nobody: 'Одоогоор хэний ч эрх өөрчлөгдөхгүй.',
      waiting: 'Эрх аваагүй тул өөрчлөгдөхгүй: %{names}',
      person: 'Ажилтан',
      gains: 'Нэмэгдэх эрх',
      loses: 'Хасагдах эрх',
      holders: 'Эрхэлж буй ажилтнуудыг харах',
      no_holders: 'Эрхэлж буй ажилтан алга',
      no_holders_text: 'Ажилтныг «Хэрэглэгчийн албан тушаал» цэсээс томилно.',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/position': typeof labels;
  }
}
