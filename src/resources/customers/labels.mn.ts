import { appEnums } from '../../i18n/mn/shared/apps';
import { incomeEnums } from '../../i18n/mn/shared/income';
import { queueTexts } from '../../i18n/mn/shared/queues';
import { qrReader } from '../../i18n/mn/shared/qrReader';
import { registryCheckTexts } from '../../i18n/mn/shared/registryCheck';

/** Mongolian texts: what the pages of this area share. */
export const labels = {
  ...queueTexts,
  ...qrReader,
  ...registryCheckTexts,
  actionBlocks: {
    companies_only: 'Зөвхөн байгууллагад хамаарна.',
    registration_over: 'Бүртгэл дууссан, цуцлагдсан эсвэл тодорхойгүй кодтой байна.',
    not_suspected: 'Энэ хүнийг хуулийн байгууллага эрэн сурвалжлаагүй.',
    relative_phone: 'Энэ утсыг та өөрөө оруулсан тул өөр ажилтан ярьж баталгаажуулна.',
    income_few_months: 'Бүртгэсэн сар: %{count}. Доод тал нь: %{min}.',
    income_no_files: 'Нотлох баримт хавсаргаагүй байна.',
    income_pages_unseen: 'Бүх хуудсыг үзээгүй байна: %{seen}/%{total}.',
    income_files_unconfirmed: 'Баталгаажаагүй файл байна: %{count}.',
    income_months_taken: 'Өөр орлогоор баталгаажсан сар байна: %{count}.',
    income_second_person: 'Цаасан баримтыг хоёр дахь ажилтан батална.',
    citizens_only: 'Зөвхөн иргэнд хамаарна.',
    identity_images:
      'Сельфи болон үнэмлэхний зургийг шалгах хэсэгт харж баталгаажуулна. Зураг ирээгүй бол баталгаажуулахгүй.',
    deletion_open: 'Хангаагүй шалгуур: %{count}.',
    saving_no_room: 'Хэтэвчид багтахгүй, үндсэн банкны данс алга.',
    saving_backs_loan: 'Энэ хадгаламжаар барьцаалсан зээл хаагдаагүй байна.',
    cash_out_access: 'Хадгаламжаас зарлага гаргах эрх хаалттай байна.',
    cash_out_minBalance: 'Үлдэгдэл доод хэмжээнд хүрэхгүй байна: %{amount}.',
    cash_out_nextPayment: 'Зээлийн дараагийн төлөлт хүртэл %{days} хоног хүрэхгүй байна.',
    qr_has_one: 'Харилцагчид өөр код холбогдсон байна: %{number}. Эхлээд салгана уу.',
  },
  resources: {
    income: {
      name: 'Орлого |||| Орлогууд',
      fields: {
        type: 'Орлогын төрөл',
        margin: 'Маржин',
        months: 'Сарууд',
        month: 'Сар',
        files: 'Файлууд',
        material: 'Материал',
        totalPages: 'Нийт хуудас',
        viewedPages: 'Үзсэн хуудас',
        medium: 'Хэлбэр',
        averageAmount: 'Сарын дундаж орлого',
        customerId: 'Харилцагч',
        monthCount: 'Сарын тоо',
        fileCount: 'Файлын тоо',
        confirmedCount: 'Баталгаажсан файл',
        amount: 'Баталгаажих орлого',
        date: 'Баримтын огноо',
        sentAt: 'Илгээсэн огноо',
        attempts: 'Буцаасан тоо',
        note: 'Тэмдэглэл',
        rejectReason: 'Татгалзсан шалтгаан',
        returnReason: 'Буцаасан шалтгаан',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
        createdBy: 'Бүртгэсэн ажилтан',
        limitBefore: 'Өмнөх зээлийн эрх',
        limitAfter: 'Шинэ зээлийн эрх',
        document: 'Нэмэлт баримт (PDF)',
        picture: 'Нэмэлт зураг',
      },
    },
  },
  enums: {
    FamilyRelationType: {
      10: 'Эхнэр, нөхөр',
      20: 'Хүүхэд',
      30: 'Ах, эгч, дүү',
      40: 'Ач, зээ',
      50: 'Эцэг, эх',
      60: 'Өвөө, эмээ',
    },
    IncomeMedium: { ONLINE: 'Онлайн', PAPER: 'Цаасан' },
    PointType: {
      0: 'Бүртгүүлсэн',
      1: 'Найзаа урьсан',
      2: 'Заавар видео үзсэн',
      3: 'Гүйлгээ хийсэн',
      4: 'Худалдан авалт хийсэн',
      5: 'Зээл эргэн төлсөн',
      6: 'Мэдээ уншсан',
      7: 'Оноо зарцуулсан',
    },
    InvitationState: {
      PENDING: 'Хүлээгдэж буй',
      REGISTERED: 'Бүртгүүлсэн',
      CONTRACTED: 'Гэрээ байгуулсан',
      CONTRACTED_LATE: 'Хугацаа хоцорч гэрээ байгуулсан',
      ALREADY_REGISTERED: 'Өмнө нь бүртгүүлсэн',
      REJECTED: 'Татгалзсан',
    },
    IdImageRejectionCode: {
      45: 'Зураг шаардлага хангахгүй байна',
      46: 'Иргэний үнэмлэхний хүчинтэй хугацаа дууссан байна',
      47: 'Зөвхөн өөрийн иргэний үнэмлэхээр баталгаажуулах боломжтой',
    },
    ...incomeEnums,
    ...appEnums,
    IncomeRejectReason: {
      UNREADABLE: 'Баримт уншигдахгүй байна',
      INCOMPLETE: 'Баримт дутуу',
      NOT_OWNER: 'Өөр хүний баримт',
      AMOUNT_DIFFERS: 'Дүн зөрүүтэй',
      OUTDATED: 'Хугацаа хэтэрсэн баримт',
      FORGED: 'Хуурамч байж болзошгүй',
      OTHER: 'Бусад шалтгаан',
    },
  },
};

declare module '../../i18n/Catalogue' {
  interface CatalogueParts {
    customers: typeof labels;
  }
}
