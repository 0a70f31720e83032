import { htmlDataUrl } from '../../../src/fields/file/schema';
import { samplePng } from '../../../mocks/engine/samples/sampleFile';

type Values = Readonly<Record<string, unknown>>;

/** A record of the sample whose fields are changed one after the other, each alone. */
export interface Edited {
  id: number | string;
  /** Another value for every field that an edit of it may change, in the order in which they are tried. */
  values: Values;
  /** What is sent, where it is not the value itself: of lists the rows by their ids. */
  sent?: Values;
}

const PDF = {
  name: 'ongon.pdf',
  type: 'application/pdf',
  size: 15,
  data: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK',
};

/** A real picture of a size: the gateways read it in the bytes. */
function png(width: number, height: number) {
  const bytes = samplePng(width, height, '#2f74bb');
  return {
    name: 'zurag.png',
    type: 'image/png',
    size: atob(bytes).length,
    width,
    height,
    data: `data:image/png;base64,${bytes}`,
  };
}

const PNG = png(160, 90);

/** What every page of the web has beside its pictures. */
const WEB_PAGE = {
  title: 'Шинэ хуудас',
  link: 'https://pocket.example/shine',
  description: 'Шинэ тайлбар',
};

/** By entity, and by what kind of record it is where its form differs. */
export const EDITS: Readonly<Record<string, readonly Edited[]>> = {
  customers: [
    {
      id: 100_001,
      values: {
        surname: 'Боржигон',
        civilId: '110123456789',
        phone: '99887766',
        email: 'bat@example.mn',
        contactPhone: '88776655',
        gender: 'FEMALE',
        birthDate: '1999-11-22',
        bornPlace: 'Архангай',
        nationality: 'Казах',
        maritalStatus: 'WIDOWED',
        committee: '63-01-051',
        officialAddress: 'Энхтайваны өргөн чөлөө 17',
        currentAddress: 'Сүхбаатарын талбай 1',
        education: 'VOCATIONAL',
        profession: 'Инженер',
        workplace: 'Туул трейд',
        workingYear: 31,
        salary: '2750000.00',
        sourceOfCapital: 'Цалин',
        exposedRelatives: [
          { familyName: 'Жамц', firstName: 'Болд', occupation: 'Сайд', relation: 30 },
        ],
        isPolitician: true,
        position: 'Захирал',
      },
    },
    {
      id: 100_005,
      values: {
        phone: '99887766',
        email: 'info@example.mn',
        contactPhone: '88776655',
        committee: '11-19-051',
        officialAddress: 'Энхтайваны өргөн чөлөө 17',
        currentAddress: 'Сүхбаатарын талбай 1',
        certificateNumber: '9011987654',
        businessType: 'Худалдаа',
        directorName: 'Бат Дорж',
        directorRegnum: 'УЗ80010112',
        directorPhone: '99112244',
        directorEmail: 'dorj@tuul.example',
        shareholders: [
          { id: 1, name: 'Пүрэв Батболд', regnum: '*У***51931', percent: 55 },
          { id: 2, name: 'Насан Өнөрмаа', regnum: '*Ө***72242', percent: 40 },
        ],
      },
      sent: { shareholders: [{ id: 1, percent: 55 }, { id: 2 }] },
    },
  ],
  education: [
    {
      id: 1,
      values: {
        organization: 'МУИС',
        school: 'Хууль зүйн сургууль',
        department: 'Санхүү',
        course: 6,
        startYear: 2013,
        gpa: 2.25,
        scholarshipType: 'CASH_BENEFITS',
        entranceScore: 777,
      },
    },
  ],
  family_relation: [
    {
      id: 1_000_011,
      values: {
        type: 60,
        lastName: 'Бат',
        firstName: 'Цэцэг',
        regnum: 'УЗ80010112',
        phone: '88776655',
      },
    },
  ],
  users: [
    {
      id: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a06',
      values: {
        lastName: 'Бат-Эрдэнэ',
        firstName: 'Ану',
        email: 'anu@example.mn',
        enabled: false,
      },
    },
  ],
  coupon: [
    {
      id: 11,
      // Prices in an order in which each of them agrees with what the others are then.
      values: {
        name: 'Макиато',
        tag: '-5%',
        type: 'ORDINARY',
        merchantId: 100_046,
        categoryId: 3,
        sellPrice: '25000.50',
        sellDiscountPrice: '20001.00',
        discountPercent: 19.998,
        variants: [{ id: 1, name: 'Жижиг', quantity: 33, isMaster: true }],
        isShowBalance: false,
        limitPerCustomer: 5,
        maxQuantity: 1,
        customerLevels: ['BOSS'],
        startDate: '2026-11-28',
        endDate: '2026-12-20',
        expireDate: '2027-01-30',
        image: PNG,
        thumbnail: png(120, 120),
        info: '<p>Шинэ мэдээлэл</p>',
        condition: '<p>Шинэ нөхцөл</p>',
        locations: [{ id: 1, name: 'Яармагийн салбар', point: { lat: 47.87, lng: 106.81 } }],
      },
      sent: {
        variants: [{ id: 1, name: 'Жижиг', quantity: 33 }],
      },
    },
  ],
  'coupon/requests': [
    {
      id: 18,
      // Prices in an order in which each of them agrees with what the others are then.
      values: {
        name: '4D киноны тасалбар',
        tag: '-5%',
        type: 'SPECIAL',
        merchantId: 100_046,
        categoryId: 3,
        sellPrice: '15000.50',
        sellDiscountPrice: '12001.00',
        discountPercent: 19.994,
        variants: [{ id: 1, name: 'Жижиг', quantity: 33, isMaster: true }],
        isShowBalance: false,
        limitPerCustomer: 5,
        maxQuantity: 1,
        customerLevels: ['BOSS'],
        startDate: '2026-12-02',
        endDate: '2026-12-20',
        expireDate: '2027-02-10',
        image: PNG,
        thumbnail: png(120, 120),
        info: '<p>Шинэ мэдээлэл</p>',
        condition: '<p>Шинэ нөхцөл</p>',
        locations: [{ id: 1, name: 'Яармагийн салбар', point: { lat: 47.87, lng: 106.81 } }],
      },
      sent: {
        variants: [{ id: 1, name: 'Жижиг', quantity: 33 }],
      },
    },
  ],
  'coupon/category': [
    {
      id: 5,
      values: { name: 'Үсчин, сахал', imageUrl: 'https://cdn.example/coupon-category/shine.png' },
    },
  ],
  'envelopes/themes': [
    {
      id: 3,
      values: {
        title: 'Шинэ загвар',
        category: 'OTHER',
        price: '1500.00',
        info: 'Шинэ тайлбар',
        url: 'https://pocket.example/zagvar',
        picture: png(120, 160),
        cardPicture: PNG,
        thumbnail: png(120, 120),
      },
    },
  ],
  news: [
    {
      id: 4,
      values: {
        title: 'Шинэ гарчиг',
        category: 'LOAN',
        type: 'pocket_faq',
        color: '#123456',
        image: PNG,
        shortDescription: 'Шинэ товч',
        content: '<p>Шинэ бүтэн</p>',
      },
    },
  ],
  video: [
    {
      id: 8,
      values: {
        title: 'Шинэ видео',
        link: 'https://video.pocket.example/shine',
        duration: 61,
        cover: PNG,
        content: '<p>Шинэ агуулга</p>',
      },
    },
  ],
  'web-content': [
    {
      id: 10,
      values: {
        ...WEB_PAGE,
        productImage: png(120, 120),
        productDescMobile: png(120, 160),
        productDescDesktop: PNG,
      },
    },
    {
      id: 5,
      values: {
        ...WEB_PAGE,
        instructionMobile: png(120, 160),
        instructionDesktop: PNG,
      },
    },
    {
      id: 3,
      values: {
        ...WEB_PAGE,
        brandImage: png(150, 100),
      },
    },
    {
      id: 7,
      values: {
        ...WEB_PAGE,
        featuredBrandImage: PNG,
        featuredBrandDesc: png(210, 90),
      },
    },
  ],
  donation: [
    {
      id: 6,
      values: {
        title: 'Шинэ хандив',
        beneficiary: 'Шинэ сан',
        goalAmount: '9000000.00',
        fromDate: '2026-11-20',
        untilDate: '2027-01-31',
        shortDescription: 'Шинэ тайлбар',
        content: '<p>Шинэ бичвэр</p>',
        image: PNG,
      },
    },
  ],
  'loan-banner': [
    {
      id: 6,
      values: {
        title: 'Шинэ баннер',
        productType: 'LOAN_SALARY',
        link: 'https://pocket.example/shine',
        fromDate: '2026-11-20',
        untilDate: '2027-01-31',
        image: png(110, 40),
      },
    },
  ],
  'settings/message-template': [
    {
      id: 6,
      values: { name: 'Төлөх өдөр', text: '{lender}: {loanCode} зээлийг {dueDate}-нд төлнө.' },
    },
  ],
  'settings/mail-template': [
    {
      id: 3,
      values: {
        name: 'Мэдэгдлийн и-мэйл',
        subject: '{{lender}}: {{title}}',
        htmlFile: {
          name: 'medegdel.html',
          type: 'text/html',
          size: 15,
          data: htmlDataUrl('<p>{{body}}</p>'),
        },
      },
    },
  ],
  agreement: [
    {
      id: 3,
      values: {
        title: 'Шилжүүлгийн шинэ нөхцөл',
        summary: 'Буцаалтын хугацааг 3 ажлын өдөр болгосон.',
      },
    },
  ],
  branch: [
    {
      id: 9,
      values: {
        code: 'HO-02',
        name: 'Ховд аймгийн салбар',
        address: 'Ховд аймаг, Жаргалант сум, Цамбагарав баг',
        mapAddress: { lat: 48.00611, lng: 91.64003 },
        schedule: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
          weekday < 6
            ? { weekday, open: true, start: '08:30', end: '17:30' }
            : { weekday, open: false },
        ),
      },
    },
  ],
  options: [{ id: 7, values: { title: 'Шинэ бичвэр', isRequired: false } }],
  'notification-category': [
    {
      id: 14,
      values: {
        title: 'Шинэ гарчиг',
        body: '{firstName}, шинэ агуулга.',
        isApp: true,
        isMail: false,
        route: '/profile',
      },
    },
  ],
  questions: [
    {
      id: 16,
      values: {
        text: 'Шинэ асуулт уу?',
        type: 'Option',
        category: 'Purpose',
        ageGroup: 2,
        quizId: 7,
        answers: [
          { answer: 'Нэг', isRight: true },
          { answer: 'Хоёр', isRight: false },
        ],
        point: 12,
        duration: 75,
      },
    },
    {
      id: 17,
      values: {
        text: 'Шинэ зурагтай асуулт уу?',
        type: 'MultiOption',
        category: 'Purpose',
        ageGroup: 2,
        quizId: 7,
        point: 12,
        duration: 75,
        pictures: [
          { answer: 'Нэг', isRight: true, picture: png(64, 64) },
          { answer: 'Хоёр', isRight: false, picture: png(32, 32) },
        ],
      },
    },
  ],
  cashoutfee: [{ id: 5, values: { name: 'Шинэ шат', feeAmount: '150.00' } }],
  'sticker/package': [
    {
      id: 4,
      values: {
        name: 'Шинэ багц',
        publisher: 'Шинэ нийтлэгч',
        publisherWebsite: 'https://pocket.example/shine',
        privacyPolicyUrl: 'https://pocket.example/nuuts',
        licenseAgreementUrl: 'https://pocket.example/litsenz',
      },
    },
  ],
  'saving-image': [{ id: 7, values: { title: 'Шинэ зураг', image: png(120, 90) } }],
  'bw-list': [
    {
      id: 1001,
      values: {
        reason: 'Худал баримт бүрдүүлсэн нь тогтоогдсон.',
        fromDate: '2026-10-31',
        document: PDF,
      },
    },
  ],
  'car-loan/loan-requests': [
    {
      id: 47,
      values: {
        mark: 'Lada',
        carModel: 'Niva',
        manufacturedYear: '2011',
        plateNumber: '7788 УБЯ',
        vin: 'XTA212140A1234567',
        mileage: 12_345,
        frontPhoto: PNG,
        sidePhoto: PNG,
        requestedAmount: '7654321.00',
        duration: 17,
        termUnit: 'DAY',
      },
    },
  ],
  'car-loan/percents': [{ id: 1, values: { manufacturedYear: '2021', percent: 55 } }],
  'car-loan/prices': [
    {
      id: 1,
      values: {
        mark: 'Lada',
        carModel: 'Niva',
        manufacturedYear: '2011',
        price: '12345678.00',
      },
    },
  ],
  'org-employee': [
    {
      id: 10,
      values: {
        lastName: 'Сүхбаатар',
        firstName: 'Номинзул',
        regnum: 'УБ90010112',
        phone: '88112233',
        email: 'nomin@pocketmn.example',
        unitId: 9,
        branchId: 6,
        staffId: null,
        hiredAt: '2026-11-02',
      },
    },
  ],
  'merchant-education': [
    {
      id: 5,
      values: {
        type: 'KINDERGARTEN',
        name: 'Цэцэрлэг 5',
        grade: '1–3',
        class: 'Б',
        bankAccounts: [
          { id: 1, bankCode: 4, number: '499001122', isPrime: true },
          { id: 2, bankCode: 15, number: '110500112', isPrime: false },
        ],
      },
      sent: {
        bankAccounts: [
          { id: 1, number: '499001122' },
          { id: 2, number: '110500112' },
        ],
      },
    },
  ],
  'org-unit': [{ id: 4, values: { code: 'EE2', name: 'Эргэн төлөлтийн хэлтэс' } }],
  'org-position': [
    {
      id: 1,
      values: { name: 'Зээлийн ахлах мэргэжилтэн', description: 'Багийг удирдана.' },
    },
  ],
  'org-user-position': [{ id: 1, values: { branchId: 3, since: '2026-11-02' } }],
};
