import type { Words } from '../../../i18n/words';

export const words = {
  rights: {
    'org-position:list': {
      mn: 'Албан тушаал харах',
      en: 'See positions',
      ru: 'Просмотр должностей',
      demo: ['admin'],
    },
    'org-position:create': {
      mn: 'Албан тушаал нэмэх, засах',
      en: 'Add and edit positions',
      ru: 'Добавление и правка должностей',
      demo: ['admin'],
    },
  },
  actionBlocks: {
    position_own: {
      mn: 'Энэ албан тушаал таны өөрийн эрхийг тодорхойлж байна: өөр хүн өөрчилнө.',
      en: 'This position decides what you may do yourself: somebody else changes it.',
      ru: 'Эта должность определяет ваши собственные права: её меняет другой сотрудник.',
    },
    position_held: {
      mn: '%{people} ажилтан энэ албан тушаалыг эрхэлж байна. Эхлээд тэднийг чөлөөлнө үү.',
      en: '%{people} people have this position. End that first.',
      ru: 'Эту должность занимают: %{people}. Сначала освободите их.',
    },
  },
  resources: {
    'org-position': {
      name: {
        mn: 'Албан тушаал |||| Албан тушаалууд',
        en: 'Position |||| Positions',
        ru: 'Должность |||| Должности |||| Должности',
      },
      fields: {
        roleName: { mn: 'Үүргийн нэр', en: 'Role name', ru: 'Название роли' },
        people: { mn: 'Эрхэлж буй ажилтан', en: 'People', ru: 'Занимают' },
        granted: { mn: 'Үүрэг олгосон ажилтан', en: 'With its role', ru: 'С её ролью' },
      },
      sections: {
        general: { mn: 'Албан тушаал', en: 'The position', ru: 'Должность' },
      },
      views: {
        active: { mn: 'Ашиглаж буй', en: 'In use', ru: 'Действующие' },
        removed: { mn: 'Хассан', en: 'Taken out', ru: 'Исключённые' },
      },
      actions: {
        change_role: { mn: 'Үүрэг солих', en: 'Change role', ru: 'Сменить роль' },
        remove: { mn: 'Албан тушаал хасах', en: 'Take out', ru: 'Исключить' },
        restore: { mn: 'Албан тушаал сэргээх', en: 'Put back', ru: 'Восстановить' },
      },
      events: {
        remove: { mn: 'Албан тушаал хассан', en: 'Taken out', ru: 'Должность исключена' },
        restore: { mn: 'Албан тушаал сэргээсэн', en: 'Put back', ru: 'Должность восстановлена' },
      },
    },
  },
  organization: {
    position: {
      same_role: {
        mn: 'Албан тушаал энэ үүрэгтэй байна.',
        en: 'The position has this role already.',
        ru: 'У должности уже эта роль.',
      },
      choose: {
        mn: 'Шинэ үүргийг сонгоход хэний юу өөрчлөгдөхийг харуулна.',
        en: 'Choose the new role to see what it changes for whom.',
        ru: 'Выберите новую роль, чтобы увидеть, что и для кого изменится.',
      },
      affected: {
        mn: 'Эрх нь өөрчлөгдөх ажилтан: %{count}',
        en: 'People whose rights change: %{count}',
        ru: 'У кого изменятся права: %{count}',
      },
      nobody: {
        mn: 'Одоогоор хэний ч эрх өөрчлөгдөхгүй.',
        en: 'Nobody’s rights change now.',
        ru: 'Сейчас ничьи права не изменятся.',
      },
      waiting: {
        mn: 'Үүрэг аваагүй тул өөрчлөгдөхгүй: %{names}',
        en: 'Not given the role, so nothing changes for: %{names}',
        ru: 'Роль не выдана, ничего не изменится: %{names}',
      },
      person: { mn: 'Ажилтан', en: 'Staff member', ru: 'Сотрудник' },
      gains: { mn: 'Нэмэгдэх эрх', en: 'Gains', ru: 'Получит' },
      loses: { mn: 'Хасагдах эрх', en: 'Loses', ru: 'Потеряет' },
      holders: { mn: 'Эрхэлж буй ажилтнуудыг харах', en: 'See who has it', ru: 'Кто занимает' },
      no_holders: {
        mn: 'Эрхэлж буй ажилтан алга',
        en: 'Nobody has this position',
        ru: 'Эту должность никто не занимает',
      },
      no_holders_text: {
        mn: 'Ажилтныг «Хэрэглэгчийн албан тушаал» цэсээс томилно.',
        en: 'People are given positions under “User positions”.',
        ru: 'Должности назначаются в разделе «Должности пользователей».',
      },
    },
  },
} satisfies Words;
