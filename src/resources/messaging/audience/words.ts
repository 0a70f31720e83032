import type { Words } from '../../../i18n/words';

export const words = {
  messaging: {
    audience: {
      title: { mn: 'Хэн хүлээн авах вэ', en: 'Who will get it', ru: 'Кто получит' },
      receivers: { mn: 'Хүлээн авах', en: 'Receivers', ru: 'Получатели' },
      records: {
        mn: 'Харагдацад байгаа бүртгэл',
        en: 'Records in the view',
        ru: 'Записей в представлении',
      },
      nobody: {
        mn: 'Энэ харагдацад хүлээн авах харилцагч алга.',
        en: 'Nobody in this view would get it.',
        ru: 'В этом представлении получателей нет.',
      },
      quiet: {
        mn: 'Одоо чимээгүй цаг. Баталгаажуулбал илгээж эхлэх хугацаа: %{time}. Тэр хүртэл зогсоож болно.',
        en: 'These are quiet hours. What is confirmed now goes out from %{time}, and can be stopped until then.',
        ru: 'Сейчас тихие часы. Подтверждённое сейчас начнёт отправляться с %{time}, до этого его можно остановить.',
      },
      sample: {
        mn: 'Жишээ: %{of} хүлээн авагчийн %{count} нь',
        en: 'Sample: %{count} of %{of} receivers',
        ru: 'Пример: %{count} из %{of} получателей',
      },
      customer: { mn: 'Харилцагч', en: 'Customer', ru: 'Клиент' },
      phone: { mn: 'Утас', en: 'Phone', ru: 'Телефон' },
      loan: { mn: 'Зээл', en: 'Loan', ru: 'Кредит' },
    },
  },
} satisfies Words;
