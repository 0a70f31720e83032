/** Mongolian texts: what belongs to this folder. */
export const labels = {
  tenantReport: {
    period: 'Хугацаа',
    lender: 'Тенант',
    all_lenders: 'Бүх тенант',
    compare: 'Өмнөх үетэй харьцуулах',
    as_of: '%{lender} · %{at} цагийн байдлаар. Зээлийн үлдэгдэл, төлөв: %{to}, өдрийн эцэст.',
    before: 'Өмнөх үед %{figure}',
    same: 'Өмнөх үетэй ижил',
    share: 'Нийт зээлийн %{percent}',
    over: 'Хязгаар %{percent} давсан',
    no_right: 'Жагсаалтыг харах эрхгүй',
    classes: 'Ангиллаар',
    classes_measure: 'Юугаар',
    loans: 'Зээл',
    balance: 'Үлдэгдэл, ₮',
    class: 'Ангилал',
    closed: 'Хаагдсан зээл',
    closed_by_day: 'Хаагдсан зээл, өдрөөр',
    closed_by_month: 'Хаагдсан зээл, сараар',
    trend: 'Хугацаа хэтэрсэн ба хуулийн шатны зээл',
    overdue: 'Хугацаа хэтэрсэн',
    risk: 'Хуулийн шатанд',
    court: 'Шүүхэд',
    day: 'Өдөр',
    month: 'Сар',
    nothing: 'Энэ хугацаанд тоо алга',
    nothing_help: 'Өөр хугацаа эсвэл тенант сонгоно уу.',
    moves: 'Ангилал хоорондын шилжилт',
    moves_help:
      '%{since} өдрийн эцсээс %{to} өдрийн эцэс хүртэл хэдэн зээлийн ангилал шилжсэнийг харуулна.',
    at_start: 'Эхэнд',
    at_end: 'Эцэст',
    new: 'Шинээр олгосон',
    gone: 'Хаагдсан',
    sheet: 'Тенантын тайлан',
    figure: 'Үзүүлэлт',
    part: 'Хэсэг',
    value: 'Тоо',
    value_before: 'Өмнөх үед',
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'tenant-reports/dashboard': typeof labels;
  }
}
