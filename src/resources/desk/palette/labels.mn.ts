export const labels = {
  palette: {
    title: 'Хайх, нээх, үйлдэл хийх',
    field: 'Хайх',
    hint: 'Регистр, утас, зээлийн код, нэр, цэс…',
    keys: '↑ ↓ сонгох · Enter нээх · Ctrl+Enter шинэ таб',
    none: 'Тохирох зүйл олдсонгүй. Өөрөөр бичиж үзнэ үү.',
    count: '%{smart_count} сонголт',
    groups: {
      recent: 'Саяхан нээсэн',
      found: 'Таних тэмдгээр',
      acts: 'Нээлттэй бичлэгийн үйлдэл',
      pages: 'Цэс',
      lists: 'Жагсаалтаас хайх',
    },
    customer_regnum: '%{value} регистртэй харилцагчийг нээх',
    customer_phone: '%{value} утастай харилцагчийг нээх',
    loan: '%{value} зээлийг нээх',
    search_in: '%{list}: «%{typed}»',
    no_customer: 'Ийм харилцагч бүртгэлгүй байна.',
    several_loans: 'Энэ дугаартай хэд хэдэн зээл байна: кодыг бүтнээр нь бичнэ үү.',
    no_loan: 'Ийм кодтой зээл олдсонгүй.',
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'desk/palette': typeof labels;
  }
}
