/** Mongolian texts: what somebody leaves behind, where accounts are kept and where employees are. */
export const openWorkTexts = {
  actionBlocks: {
    last_manager:
      'Хэрэглэгч удирдах эрхтэй сүүлчийн бүртгэл тул үлдэнэ. Эхлээд өөр хүнд энэ эрхийг олгоно уу.',
  },
  openWork: {
    title: 'Дуусаагүй ажил',
    kind: 'Төлөв',
    count: 'Тоо',
    draft: 'Ноорог',
    waiting: 'Шийдвэр хүлээж буй',
    none: 'Дуусаагүй ажил алга.',
    goes_on:
      'Хүлээгдэж буйг бусад нь шийдвэрлэнэ. Ноорогийг бүртгэл хаагдсаны дараа эрхтэй ажилтан өөртөө шилжүүлж авна: хэн авахыг урьдчилан тохирно уу.',
  },
};
