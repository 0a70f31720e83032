/** Mongolian texts: what belongs to this folder. */
export const labels = {
  actionBlocks: {
    employee_own: 'Өөрийгөө ажлаас чөлөөлөх боломжгүй. Өөр хүн чөлөөлнө.',
    employee_unit_removed: 'Ажиллаж байсан нэгж нь хасагдсан байна. Эхлээд нэгжийг солино уу.',
  },
  resources: {
    'org-employee': {
      name: 'Ажилтан |||| Ажилтнууд',
      fields: {
        unitId: 'Нэгж',
        branchId: 'Салбар',
        staffId: 'Нэвтрэх бүртгэл',
        hiredAt: 'Ажилд орсон огноо',
        leftOn: 'Ажлаас гарсан огноо',
        positionNames: 'Албан тушаал',
        positionCount: 'Албан тушаалын тоо',
      },
      sections: {
        person: 'Хувийн мэдээлэл',
        work: 'Ажлын мэдээлэл',
      },
      views: { working: 'Ажиллаж буй', left: 'Гарсан', unplaced: 'Албан тушаалгүй' },
      actions: { leave: 'Ажлаас чөлөөлөх', rehire: 'Ажилд эргүүлэн авах' },
    },
  },
  organization: {
    employee: {
      twice: 'Энэ бүртгэл өөр ажилтанд холбогдсон байна.',
      own_lender: 'Өөрийн байгууллагын ажилтныг энгийн маягтаар бүртгэнэ.',
      unit_gone: 'Энэ нэгж бүтцээс хасагдсан байна.',
      before_hired: 'Ажилд орсон огнооноос өмнө байж болохгүй.',
      before_left: 'Ажлаас гарсан огнооноос өмнө байж болохгүй.',
      after_left: 'Ажлаас гарсан огнооноос хойш байж болохгүй.',
      has_left: 'Энэ ажилтан ажлаас гарсан байна.',
      positions: 'Албан тушаал',
      no_positions: 'Албан тушаалгүй',
      no_positions_text: 'Албан тушаалыг «Хэрэглэгчийн албан тушаал» цэсээс өгнө.',
      no_account: 'Нэвтрэх бүртгэлгүй ажилтан',
      no_account_text: 'Албан тушаал өгөхийн өмнө нэвтрэх бүртгэлтэй холбоно.',
      open_unit: 'Нэгжийг нээх',
      open_account: 'Хэрэглэгчийн бүртгэлийг нээх',
      ends: 'Дуусгавар болох албан тушаал: %{count}',
      account_ends: 'Хаагдах бүртгэл: %{login}. Нэвтрэлт нь шууд тасарна.',
      account_closed: 'Бүртгэл нь хаалттай байна: %{login}.',
      without_account: 'Нэвтрэх бүртгэлгүй ажилтан.',
      role: 'Хасагдах эрх',
      given_by: 'Олгосон арга',
      given_by_users: 'Хэрэглэгчийн удирдлагаар',
      roles_end: 'Хасагдах эрх: %{count}',
      nothing_ends: 'Дуусгавар болох албан тушаал алга.',
      elsewhere: 'Тенант дээр бүртгэх',
    },
  },
  enums: { EmployeeState: { WORKING: 'Ажиллаж буй', LEFT: 'Гарсан' } },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/employee': typeof labels;
  }
}
