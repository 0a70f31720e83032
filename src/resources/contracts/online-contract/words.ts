import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'online/contract/list': {
      name: {
        mn: 'Онлайн гэрээ |||| Онлайн гэрээнүүд',
        en: 'Online contract |||| Online contracts',
        ru: 'Онлайн-договор |||| Онлайн-договоры |||| Онлайн-договоры',
      },
      fields: {
        customerId: { mn: 'Харилцагч', en: 'Customer', ru: 'Клиент' },
        type: { mn: 'Гэрээний төрөл', en: 'Contract type', ru: 'Тип договора' },
        state: { mn: 'Гэрээний төлөв', en: 'Contract state', ru: 'Статус договора' },
        createdAt: { mn: 'Байгуулсан огноо', en: 'Created at', ru: 'Дата заключения' },
        createdBy: { mn: 'Байгуулсан ажилтан', en: 'Created by', ru: 'Кто заключил' },
        verifiedAt: { mn: 'Баталгаажуулсан огноо', en: 'Verified at', ru: 'Дата подтверждения' },
        canceledAt: { mn: 'Цуцалсан огноо', en: 'Cancelled at', ru: 'Дата расторжения' },
        isCessioned: { mn: 'Шаардах эрх шилжсэн эсэх', en: 'Ceded', ru: 'Права уступлены' },
        isOnline: { mn: 'Онлайн эсэх', en: 'Online', ru: 'Онлайн' },
        isGsign: {
          mn: 'G-Sign-аар гарын үсэг зурсан эсэх',
          en: 'Signed with G-Sign',
          ru: 'Подписан через G-Sign',
        },
        isArchive: { mn: 'Архивласан эсэх', en: 'Archived', ru: 'В архиве' },
        zmsWriteStatus: {
          mn: 'ЗМС-д бичсэн төлөв',
          en: 'Credit-registry write status',
          ru: 'Статус записи в кредитный реестр',
        },
        zmsWriteError: {
          mn: 'ЗМС-д бичих үеийн алдаа',
          en: 'Credit-registry write error',
          ru: 'Ошибка записи в кредитный реестр',
        },
        scoringVersion: { mn: 'Скорингийн хувилбар', en: 'Scoring version', ru: 'Версия скоринга' },
        limit: { mn: 'Лимит', en: 'Limit', ru: 'Лимит' },
        parentId: { mn: 'Үндсэн гэрээ', en: 'Parent contract', ru: 'Основной договор' },
        version: { mn: 'Хувилбар', en: 'Version', ru: 'Версия' },
        owner: {
          mn: 'Шаардах эрх эзэмшигч',
          en: 'Owner of the claim',
          ru: 'Владелец права требования',
        },
        signedAt: {
          mn: 'Хөрөнгө оруулагч зурсан огноо',
          en: 'Signed by the investor at',
          ru: 'Подписан инвестором',
        },
        signFailed: {
          mn: 'Гарын үсэг зурах амжилтгүй болсон эсэх',
          en: 'Signing failed',
          ru: 'Подписание не удалось',
        },
        signError: {
          mn: 'Гарын үсэг зурах үеийн алдаа',
          en: 'Signing error',
          ru: 'Ошибка подписания',
        },
        writtenAt: {
          mn: 'ЗМС-д бичсэн огноо',
          en: 'Written to the credit registry at',
          ru: 'Записан в кредитный реестр',
        },
        isWritten: {
          mn: 'ЗМС-д бичсэн эсэх',
          en: 'Written to the credit registry',
          ru: 'Есть запись в кредитном реестре',
        },
        cededAt: { mn: 'Шаардах эрх шилжүүлсэн огноо', en: 'Ceded at', ru: 'Дата уступки' },
        companyName: { mn: 'Байгууллагын нэр', en: 'Company name', ru: 'Название организации' },
        companyPhone: { mn: 'Байгууллагын утас', en: 'Company phone', ru: 'Телефон организации' },
        companyEmail: {
          mn: 'Байгууллагын и-мэйл',
          en: 'Company e-mail',
          ru: 'Эл. почта организации',
        },
        directorName: { mn: 'Захирлын овог нэр', en: 'Director', ru: 'Директор' },
        amendment: {
          mn: 'Нэмэлт, өөрчлөлтийн текст',
          en: 'Text of the amendment',
          ru: 'Текст изменения',
        },
        newLimit: { mn: 'Шинэ лимит', en: 'New limit', ru: 'Новый лимит' },
        cedeTo: { mn: 'Хэнд шилжүүлэх', en: 'Cede to', ru: 'Кому уступить' },
        cededOn: { mn: 'Шилжүүлэх огноо', en: 'Cession date', ru: 'Дата уступки' },
      },
      views: {
        waiting: {
          mn: 'Гарын үсэг хүлээж буй',
          en: 'Waiting for signature',
          ru: 'Ожидают подписи',
        },
        signFailed: {
          mn: 'Гарын үсэг амжилтгүй',
          en: 'Signing failed',
          ru: 'Подписание не удалось',
        },
        live: { mn: 'Хүчинтэй', en: 'In force', ru: 'Действующие' },
        ended: { mn: 'Цуцлагдсан', en: 'Cancelled', ru: 'Расторгнутые' },
      },
    },
  },
} satisfies Words;
