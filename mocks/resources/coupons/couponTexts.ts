/** A coupon of the sample. Days count from the day of the sample; `sold` is how many customers have bought. */
export interface CouponText {
  name: string;
  tag: string;
  /** Place in `CATEGORIES`, from 1. */
  category: number;
  price: string;
  percent: number;
  variants: readonly (readonly [name: string, quantity: number])[];
  start: number;
  end: number;
  expire: number;
  sold: number;
  /** Not approved: a draft, or one that waits for approval. */
  before?: 'DRAFT' | 'REQUESTED';
  endedEarly?: true;
  info: string;
  condition: string;
}

/** Name, place of the category above (0 = none), and whether it was removed. */
export const CATEGORIES: readonly (readonly [name: string, parent: number, removed?: true])[] = [
  ['Хоол, ундаа', 0],
  ['Кофе шоп', 1],
  ['Зоогийн газар', 1],
  ['Гоо сайхан', 0],
  ['Үсчин', 4],
  ['Спорт, фитнес', 0],
  ['Энтертайнмент', 0],
  ['Кино театр', 7],
  ['Ном, бичиг хэрэг', 0],
  ['Хүнс, барааны дэлгүүр', 0],
  ['Боловсрол', 0],
  ['Баярын бэлэг', 0, true],
];

const both = (info: string, condition: string) => ({ info, condition });

const COFFEE = both(
  'Өглөө бүр шинэхэн чанасан кофе. Аль ч салбарт ашиглана.',
  'Нэг удаагийн үйлчилгээнд нэг купон ашиглана. Бэлэн мөнгөнд солихгүй.',
);
const FOOD = both(
  'Хоёр хүний сет хоол, халуун цайны хамт.',
  'Ажлын өдрүүдэд 11–20 цагт хүчинтэй. Бусад хямдралтай хавсарч ашиглахгүй.',
);
const BEAUTY = both(
  'Мэргэжлийн үсчний үйлчилгээ, урьдчилан цаг захиална.',
  'Цаг захиалаагүй бол үйлчлэх боломжгүй байж болно.',
);
const SPORT = both(
  'Фитнесийн бүх танхим, душ, шүүгээний хамт.',
  '16-аас дээш насны хүн ашиглана. Эзэмшигч иргэний үнэмлэхээ үзүүлнэ.',
);
const MOVIE = both(
  'Дурын кино, дурын цагт. Попкорн багтаагүй.',
  'Шөнийн үзвэр, тусгай нээлтэд хамаарахгүй.',
);
const BOOK = both('Бүх төрлийн монгол ном худалдан авахад ашиглана.', 'Сурах бичигт хамаарахгүй.');
const SHOP = both(
  'Хүнсний бараа худалдан авахад ашиглана.',
  'Архи, тамхинд хамаарахгүй. Үлдэгдлийг буцаан олгохгүй.',
);
const COURSE = both(
  'Англи хэлний анхан шатны нэг сарын сургалт.',
  'Элссэн өдрөөс хойш буцаалт хийхгүй.',
);

/** Coupons in every state, ordinary and special, cheap and dear, with one variant and with several. */
export const COUPONS: readonly CouponText[] = [
  {
    name: 'Капучино',
    tag: '1+1',
    category: 2,
    price: '9800',
    percent: 0,
    variants: [
      ['Том', 120],
      ['Дунд', 80],
    ],
    start: -20,
    end: 25,
    expire: 60,
    sold: 34,
    ...COFFEE,
  },
  {
    name: 'Хоёр хүний сет',
    tag: '-15%',
    category: 3,
    price: '20000',
    percent: 15,
    variants: [['Энгийн', 150]],
    start: -30,
    end: 10,
    expire: 40,
    sold: 28,
    ...FOOD,
  },
  {
    name: 'Эмэгтэй үс засалт',
    tag: '-30%',
    category: 5,
    price: '45000',
    percent: 30,
    variants: [
      ['Үс засалт', 40],
      ['Үс засалт, будалт', 20],
    ],
    start: -15,
    end: 30,
    expire: 75,
    sold: 18,
    ...BEAUTY,
  },
  {
    name: 'Фитнес 1 сар',
    tag: '-25%',
    category: 6,
    price: '120000',
    percent: 25,
    variants: [
      ['Өглөө', 25],
      ['Бүтэн өдөр', 15],
    ],
    start: -40,
    end: 5,
    expire: 65,
    sold: 14,
    ...SPORT,
  },
  {
    name: 'Киноны тасалбар',
    tag: '-20%',
    category: 8,
    price: '15000',
    percent: 20,
    variants: [['2D', 30]],
    start: -25,
    end: 12,
    expire: 30,
    sold: 30,
    ...MOVIE,
  },
  {
    name: 'Номын бэлгийн карт',
    tag: 'НОМ',
    category: 9,
    price: '30000',
    percent: 10,
    variants: [['30 000 ₮', 100]],
    start: -45,
    end: -5,
    expire: 20,
    sold: 21,
    ...BOOK,
  },
  {
    name: 'Хүнсний карт',
    tag: 'ХҮНС',
    category: 10,
    price: '50000',
    percent: 0,
    variants: [['50 000 ₮', 200]],
    start: -60,
    end: -20,
    expire: -4,
    sold: 26,
    ...SHOP,
  },
  {
    name: 'Өвлийн сет',
    tag: 'ӨВӨЛ',
    category: 3,
    price: '35000',
    percent: 20,
    variants: [['Энгийн', 60]],
    start: 7,
    end: 45,
    expire: 80,
    sold: 0,
    ...FOOD,
  },
  {
    name: 'Англи хэлний сургалт',
    tag: '-10%',
    category: 11,
    price: '1200000',
    percent: 10,
    variants: [
      ['Өглөө', 12],
      ['Орой', 18],
    ],
    start: 14,
    end: 40,
    expire: 120,
    sold: 0,
    ...COURSE,
  },
  {
    name: 'Латте',
    tag: '-10%',
    category: 2,
    price: '10500',
    percent: 10,
    variants: [['Дунд', 90]],
    start: 3,
    end: 33,
    expire: 63,
    sold: 0,
    before: 'REQUESTED',
    ...COFFEE,
  },
  {
    name: 'Эрэгтэй үс засалт',
    tag: '-20%',
    category: 5,
    price: '25000',
    percent: 20,
    variants: [['Үс засалт', 50]],
    start: 5,
    end: 35,
    expire: 65,
    sold: 0,
    before: 'DRAFT',
    ...BEAUTY,
  },
  {
    name: 'Йогийн хичээл',
    tag: '8 удаа',
    category: 6,
    price: '96000',
    percent: 0,
    variants: [['Орой', 20]],
    start: 10,
    end: 50,
    expire: 110,
    sold: 0,
    before: 'DRAFT',
    ...SPORT,
  },
  {
    name: 'Хүүхдийн кино',
    tag: '-50%',
    category: 8,
    price: '12000',
    percent: 50,
    variants: [
      ['2D', 80],
      ['3D', 40],
    ],
    start: -12,
    end: 20,
    expire: 50,
    sold: 9,
    endedEarly: true,
    ...MOVIE,
  },
  {
    name: 'Зуны сет',
    tag: 'ЗУН',
    category: 3,
    price: '28000',
    percent: 25,
    variants: [['Энгийн', 50]],
    start: -150,
    end: -90,
    expire: -60,
    sold: 16,
    ...FOOD,
  },
];

/** Where coupons are used: name, latitude, longitude. */
export const PLACES: readonly (readonly [name: string, lat: number, lng: number])[] = [
  ['Сүхбаатарын талбайн салбар', 47.9189, 106.9176],
  ['Сансарын салбар', 47.9232, 106.9385],
  ['Зайсангийн салбар', 47.8853, 106.9117],
  ['Төмөр замын салбар', 47.9086, 106.8842],
];

/** Why requests of the sample were rejected. */
export const REJECTIONS = [
  'Хямдралын хувь болон хямдарсан үнэ мерчантын гэрээтэй таарахгүй байна.',
  'Нөхцөл нь ойлгомжгүй бичигдсэн, ашиглах цагийг тодорхой бичнэ үү.',
] as const;
