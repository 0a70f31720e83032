import type {
  QuestionAgeGroup,
  QuestionCategory,
  QuestionType,
} from '../../../../src/domain/enums/content';
import type { ValueOf } from '../../../../src/domain/enums/enumeration';

/** Text, category, type, age group, points, and the answers: the right ones begin with `+`. */
export type QuestionText = readonly [
  text: string,
  category: ValueOf<typeof QuestionCategory>,
  type: QuestionType,
  ageGroup: ValueOf<typeof QuestionAgeGroup>,
  point: number,
  answers: readonly string[],
];

const YES = ['+Тийм', 'Үгүй'];
const NO = ['Тийм', '+Үгүй'];
const TRUE = ['+Үнэн', 'Худал'];
const FALSE = ['Үнэн', '+Худал'];

/** Questions of the three tests: of students, of those aged 18–28 and of those aged 29–60. */
export const QUESTIONS: readonly QuestionText[] = [
  [
    'Найздаа мөнгө зээлээд хугацаандаа төлж чадахгүй болбол яах вэ?',
    'KeepPromise',
    'Option',
    3,
    10,
    ['+Урьдчилан хэлж, хугацаагаа тохирно', 'Утсаа авахгүй', 'Өөр хүнээс зээлж төлнө'],
  ],
  [
    'Дараах хэрэгцээнээс сард заавал төлөвлөх зүйлсийг сонгоно уу.',
    'ManagingMoney',
    'MultiOption',
    3,
    15,
    ['+Хоол, унаа', '+Байрны төлбөр', 'Тоглоомын эрх', 'Шинэ утас'],
  ],
  [
    'Хичээлдээ хоцрохоо мэдсэн үедээ багшдаа урьдчилан хэлдэг үү?',
    'Responsible',
    'YesNo',
    3,
    5,
    YES,
  ],
  ['Төгсөөд юу хийхээ бичиж төлөвлөсөн үү?', 'Purpose', 'YesNo', 3, 5, YES],
  ['Зээлийн хүү бол зээлсэн мөнгөний үнэ юм.', 'TrueFalse', 'YesNo', 3, 10, TRUE],
  [
    'Ажилдаа амласан хугацаандаа амжихгүй нь тодорхой боллоо. Юу хийх вэ?',
    'KeepPromise',
    'Option',
    1,
    10,
    ['Чимээгүй өнгөрөөнө', '+Шалтгаанаа хэлж, шинэ хугацаа санал болгоно', 'Бусдад буруутгана'],
  ],
  [
    'Гэнэтийн зардалд бэлтгэх аргуудыг сонгоно уу.',
    'ManagingMoney',
    'MultiOption',
    1,
    15,
    ['+Сар бүр хуримтлал хийх', '+Даатгуулах', 'Картын хязгаараа нэмүүлэх'],
  ],
  ['Зээлийн эргэн төлөлтөө цалингаа авсан өдөр хийдэг үү?', 'Responsible', 'YesNo', 1, 5, YES],
  ['Худалдан авалтынхаа тавны нэгийг ч төлөвлөдөггүй юу?', 'Purpose', 'YesNo', 1, 5, NO],
  ['Хугацаа хэтэрсэн зээл зээлийн түүхэнд үлдэхгүй.', 'TrueFalse', 'YesNo', 1, 10, FALSE],
  [
    'Гэр бүлдээ амласан аялал зардлаас болж хойшлох боллоо. Юу хийх вэ?',
    'KeepPromise',
    'Option',
    2,
    10,
    ['+Шалтгааныг тайлбарлаж, өдрийг дахин товлоно', 'Мартсан дүр үзүүлнэ', 'Зээл авч явна'],
  ],
  [
    'Өрхийн төсөвт эхэнд тавих зардлуудыг сонгоно уу.',
    'ManagingMoney',
    'MultiOption',
    2,
    15,
    ['+Зээлийн төлбөр', '+Хүүхдийн сургалт', 'Машины гоёл', 'Амралтын аялал'],
  ],
  [
    'Батлан даахаасаа өмнө зээлдэгчийн төлөх чадварыг асуудаг уу?',
    'Responsible',
    'YesNo',
    2,
    5,
    YES,
  ],
  ['Таван жилийн дараа ямар хөрөнгөтэй байхаа тооцсон уу?', 'Purpose', 'YesNo', 2, 5, YES],
  ['Зээлийг хугацаанаас нь өмнө төлбөл төлөх хүү багасна.', 'TrueFalse', 'YesNo', 2, 10, TRUE],
  ['Хадгаламж бүрд даатгал үйлчилдэг үү?', 'ManagingMoney', 'YesNo', 1, 5, YES],
];

/** The test of each age group. */
export const TEST_OF = { 1: 2, 2: 3, 3: 1 } as const;

/** Answers of a question whose answers are pictures. */
export const PICTURES = [
  '+Хуримтлалын хайрцаг',
  'Хоосон түрийвч',
  'Хугацаа хэтэрсэн нэхэмжлэх',
] as const;

/** `+Тийм` → the words, and that they are right; the rows of a record have ids. */
export const answerOf = (
  written: string,
  index: number,
): { id: number; answer: string; isRight: boolean } => ({
  id: index + 1,
  answer: written.replace(/^\+/, ''),
  isRight: written.startsWith('+'),
});
