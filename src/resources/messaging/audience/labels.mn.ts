/** Mongolian texts: what belongs to this folder. */
export const labels = {
  messaging: {
    audience: {
      title: 'Хэн хүлээн авах вэ',
      receivers: 'Хүлээн авах',
      records: 'Харагдацад байгаа бүртгэл',
      nobody: 'Энэ харагдацад хүлээн авах харилцагч алга.',
      quiet:
        'Одоо чимээгүй цаг. Баталгаажуулбал илгээж эхлэх хугацаа: %{time}. Тэр хүртэл зогсоож болно.',
      sample: 'Жишээ: %{of} хүлээн авагчийн %{count} нь',
      customer: 'Харилцагч',
      phone: 'Утас',
      loan: 'Зээл',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'messaging/audience': typeof labels;
  }
}
