import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'org-user-branch-position:list': {
      mn: 'Хэрэглэгчийн албан тушаал',
      en: 'User positions',
      ru: 'Должности пользователей',
      demo: ['admin'],
    },
  },
  actionBlocks: {
    user_position_own: {
      mn: 'Өөрийн албан тушаал, үүргийг өөрөө өөрчлөх боломжгүй.',
      en: 'Nobody changes their own position and role.',
      ru: 'Свою должность и роль изменить нельзя.',
    },
    user_position_granted: {
      mn: 'Үүрэг нь олгогдсон байна.',
      en: 'Its role was given already.',
      ru: 'Роль уже выдана.',
    },
    user_position_not_granted: {
      mn: 'Үүрэг нь олгогдоогүй байна.',
      en: 'Its role was not given.',
      ru: 'Роль не выдана.',
    },
    user_position_last_role: {
      mn: 'Энэ нь ажилтны цорын ганц үүрэг. Эхлээд өөр үүрэг олгоно уу.',
      en: 'It is the only role of this person. Give another one first.',
      ru: 'Это единственная роль сотрудника. Сначала выдайте другую.',
    },
  },
  resources: {
    'org-user-position': {
      name: {
        mn: 'Хэрэглэгчийн албан тушаал |||| Хэрэглэгчийн албан тушаалууд',
        en: 'User position |||| User positions',
        ru: 'Должность пользователя |||| Должности пользователей |||| Должности пользователей',
      },
      fields: {
        staffId: { mn: 'Ажилтан', en: 'Staff member', ru: 'Сотрудник' },
        staffName: { mn: 'Ажилтан', en: 'Staff member', ru: 'Сотрудник' },
        positionId: { mn: 'Албан тушаал', en: 'Position', ru: 'Должность' },
        positionName: { mn: 'Албан тушаал', en: 'Position', ru: 'Должность' },
        branchId: { mn: 'Салбар', en: 'Branch', ru: 'Филиал' },
        branchName: { mn: 'Салбар', en: 'Branch', ru: 'Филиал' },
        since: { mn: 'Томилогдсон огноо', en: 'Since', ru: 'С даты' },
        until: { mn: 'Чөлөөлөгдсөн огноо', en: 'Until', ru: 'По дату' },
        roleName: { mn: 'Албан тушаалын үүрэг', en: 'Role of the position', ru: 'Роль должности' },
        grantsRole: { mn: 'Үүргийг олгох', en: 'Role given', ru: 'Роль выдана' },
      },
      sections: {
        general: { mn: 'Томилолт', en: 'The appointment', ru: 'Назначение' },
      },
      views: {
        held: { mn: 'Эрхэлж буй', en: 'Now', ru: 'Действующие' },
        waiting: { mn: 'Үүрэг олгоогүй', en: 'Role not given', ru: 'Роль не выдана' },
        ended: { mn: 'Чөлөөлөгдсөн', en: 'Ended', ru: 'Завершённые' },
      },
      actions: {
        grant_role: { mn: 'Үүрэг олгох', en: 'Give the role', ru: 'Выдать роль' },
        withdraw_role: { mn: 'Үүрэг хураах', en: 'Withdraw the role', ru: 'Отозвать роль' },
        end: { mn: 'Чөлөөлөх', en: 'End', ru: 'Освободить' },
      },
      events: {
        end: { mn: 'Чөлөөлсөн', en: 'Ended', ru: 'Освобождено' },
      },
    },
  },
  organization: {
    user_position: {
      already: {
        mn: 'Энэ ажилтан тухайн салбарт энэ албан тушаалыг эрхэлж байна.',
        en: 'This person has this position at this branch already.',
        ru: 'Сотрудник уже занимает эту должность в этом филиале.',
      },
      position_removed: {
        mn: 'Энэ албан тушаал хасагдсан байна.',
        en: 'This position was taken out.',
        ru: 'Эта должность исключена.',
      },
      own_role: {
        mn: 'Өөртөө үүрэг олгох боломжгүй.',
        en: 'Nobody gives a role to themselves.',
        ru: 'Выдать роль самому себе нельзя.',
      },
      future: {
        mn: 'Томилогдсон огноо өнөөдрөөс хойш байж болохгүй.',
        en: 'It cannot begin after today.',
        ru: 'Дата назначения не может быть позже сегодняшней.',
      },
      offer: {
        mn: 'Санал болгож буй үүрэг',
        en: 'Role that comes with it',
        ru: 'Предлагаемая роль',
      },
      offer_help: {
        mn: 'Албан тушаал үүргийг санал болгоно. «Үүргийг олгох» гэснийг тэмдэглэсэн үед л үүрэг нэмэгдэнэ.',
        en: 'The position offers a role. It is given only where “Role given” is ticked.',
        ru: 'Должность предлагает роль. Она выдаётся, только если отмечено «Роль выдана».',
      },
      held_already: {
        mn: 'Ажилтанд энэ үүрэг байна.',
        en: 'The person has this role already.',
        ru: 'У сотрудника уже есть эта роль.',
      },
      would_gain: {
        mn: 'Олговол нэмэгдэх эрх: %{count}',
        en: 'Rights that would come: %{count}',
        ru: 'Добавится прав: %{count}',
      },
      choose: {
        mn: 'Ажилтан, албан тушаалыг сонгоход ямар үүрэг санал болгохыг харуулна.',
        en: 'Choose a person and a position to see the role that comes with it.',
        ru: 'Выберите сотрудника и должность, чтобы увидеть предлагаемую роль.',
      },
    },
  },
  enums: {
    OrganizationState: {
      ACTIVE: { mn: 'Идэвхтэй', en: 'Active', ru: 'Действует' },
      REMOVED: { mn: 'Хассан', en: 'Taken out', ru: 'Исключено' },
    },
    UserPositionState: {
      HELD: { mn: 'Эрхэлж буй', en: 'Held', ru: 'Занимает' },
      ENDED: { mn: 'Чөлөөлөгдсөн', en: 'Ended', ru: 'Освобождён' },
    },
  },
} satisfies Words;
