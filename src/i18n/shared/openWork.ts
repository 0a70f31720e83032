import type { Words } from '../words';

/** What somebody leaves behind, where accounts are kept and where employees are. */
export const openWorkTexts = {
  actionBlocks: {
    last_manager: {
      mn: 'Хэрэглэгч удирдах эрхтэй сүүлчийн бүртгэл тул үлдэнэ. Эхлээд өөр хүнд энэ эрхийг олгоно уу.',
      en: 'This is the last account that can manage users, so it stays. Give somebody else that right first.',
      ru: 'Это последняя учётная запись с правом управлять пользователями, она остаётся. Сначала дайте это право другому.',
    },
  },
  openWork: {
    title: { mn: 'Дуусаагүй ажил', en: 'Unfinished work', ru: 'Незавершённая работа' },
    kind: { mn: 'Төлөв', en: 'State', ru: 'Состояние' },
    count: { mn: 'Тоо', en: 'Number', ru: 'Количество' },
    draft: { mn: 'Ноорог', en: 'Drafts', ru: 'Черновики' },
    waiting: { mn: 'Шийдвэр хүлээж буй', en: 'Waiting for a decision', ru: 'Ожидают решения' },
    none: {
      mn: 'Дуусаагүй ажил алга.',
      en: 'No unfinished work.',
      ru: 'Незавершённой работы нет.',
    },
    goes_on: {
      mn: 'Хүлээгдэж буйг бусад нь шийдвэрлэнэ. Ноорогийг бүртгэл хаагдсаны дараа эрхтэй ажилтан өөртөө шилжүүлж авна: хэн авахыг урьдчилан тохирно уу.',
      en: 'What waits is decided by others. Drafts are taken over by somebody with the right once the account is closed: agree beforehand who that is.',
      ru: 'Ожидающее решат другие. Черновики после закрытия учётной записи продолжит сотрудник с нужным правом: договоритесь заранее, кто именно.',
    },
  },
} satisfies Words;
