/** Mongolian texts: what belongs to this folder. */
export const labels = {
  actionBlocks: {
    user_position_own: 'Өөрийн албан тушаал, эрхийг өөрөө өөрчлөх боломжгүй.',
    user_position_granted: 'Эрх нь олгогдсон байна.',
    user_position_not_granted: 'Эрх нь олгогдоогүй байна.',
    user_position_last_role: 'Энэ нь ажилтны цорын ганц эрх. Эхлээд өөр эрх олгоно уу.',
  },
  resources: {
    'org-user-position': {
      name: 'Хэрэглэгчийн албан тушаал |||| Хэрэглэгчийн албан тушаалууд',
      fields: {
        staffId: 'Ажилтан',
        staffName: 'Ажилтан',
        positionId: 'Албан тушаал',
        positionName: 'Албан тушаал',
        branchId: 'Салбар',
        branchName: 'Салбар',
        since: 'Томилогдсон огноо',
        until: 'Чөлөөлөгдсөн огноо',
        roleName: 'Албан тушаалын эрх',
        grantsRole: 'Эрхийг олгох',
      },
      sections: {
        general: 'Томилолт',
      },
      views: {
        held: 'Эрхэлж буй',
        waiting: 'Эрх олгоогүй',
        ended: 'Чөлөөлөгдсөн',
      },
      actions: {
        grant_role: 'Эрх олгох',
        withdraw_role: 'Эрх хураах',
        end: 'Чөлөөлөх',
      },
    },
  },
  organization: {
    user_position: {
      already: 'Энэ ажилтан тухайн салбарт энэ албан тушаалыг эрхэлж байна.',
      position_removed: 'Энэ албан тушаал хасагдсан байна.',
      own_role: 'Өөртөө эрх олгох боломжгүй.',
      future: 'Томилогдсон огноо өнөөдрөөс хойш байж болохгүй.',
      offer: 'Санал болгож буй эрх',
      offer_help:
        'Албан тушаал эрхийг санал болгоно. «Эрхийг олгох» гэснийг тэмдэглэсэн үед л эрх нэмэгдэнэ.',
      held_already: 'Ажилтанд энэ эрх байна.',
      would_gain: 'Олговол нэмэгдэх эрх: %{count}',
      choose: 'Ажилтан, албан тушаалыг сонгоход ямар эрх санал болгохыг харуулна.',
    },
  },
  enums: {
    OrganizationState: {
      ACTIVE: 'Идэвхтэй',
      REMOVED: 'Хассан',
    },
    UserPositionState: {
      HELD: 'Эрхэлж буй',
      ENDED: 'Чөлөөлөгдсөн',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'organization/user-position': typeof labels;
  }
}
