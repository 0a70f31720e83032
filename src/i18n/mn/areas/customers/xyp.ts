/** Labels of the values of state-registry look-ups. */
export const xypEnums = {
  XypPurpose: {
    LOAN_REQUEST: 'Зээлийн хүсэлт шийдвэрлэх',
    CONTRACT: 'Гэрээ байгуулах',
    IDENTITY_CHECK: 'Харилцагчийг таних',
    DATA_UPDATE: 'Бүртгэлийг шинэчлэх',
    COLLECTION: 'Хугацаа хэтэрсэн зээл барагдуулах',
  },
  XypFailure: {
    WORKER_UNKNOWN: 'Ажилтны мэдээлэл байхгүй',
    WORKER_FINGERPRINT: 'Ажилтны хурууны хээ таараагүй',
    CUSTOMER_FINGERPRINT: 'Харилцагчийн хурууны хээ таараагүй',
    SERVICE_DOWN: 'Улсын бүртгэл хариу өгөөгүй',
  },
};
