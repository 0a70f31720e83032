/** Labels of relatives, education, accounts, savings, points, levels, invitations, work and printed codes. */
export const peopleResources = {
  access_override: {
    name: 'Удирдлагын шийдвэр |||| Удирдлагын шийдвэрүүд',
    fields: {
      customerId: 'Харилцагч',
      access: 'Эрх',
      until: 'Хүчинтэй сүүлийн өдөр',
    },
    sections: { word: 'Шийдвэр' },
  },
  family_relation: {
    name: 'Гэр бүлийн гишүүн |||| Гэр бүлийн гишүүд',
    fields: {
      customerId: 'Харилцагч',
      type: 'Хамаарал',
      confirmed: 'Баталгаажсан эсэх',
      confirmedBy: 'Баталгаажуулсан',
      confirmedAt: 'Баталгаажсан огноо',
      isPhoneShared: 'Утас давхардсан эсэх',
    },
    sections: { relative: 'Гишүүний мэдээлэл' },
    actions: { confirm: 'Баталгаажуулах', unconfirm: 'Баталгаажуулалт цуцлах' },
  },
  education: {
    fields: {
      customerId: 'Харилцагч',
      organization: 'Байгууллага',
      school: 'Сургууль',
      department: 'Тэнхим',
      course: 'Курс',
      gpa: 'Голч дүн',
      startYear: 'Элссэн он',
      scholarshipType: 'Тэтгэлгийн төрөл',
      entranceScore: 'Элсэлтийн шалгалтын оноо',
    },
    sections: { study: 'Сургалт', results: 'Элсэлт, дүн' },
  },
  bank_account: {
    name: 'Банкны данс |||| Банкны данснууд',
    fields: {
      customerId: 'Харилцагч',
      number: 'Дансны дугаар',
      ownerName: 'Эзэмшигчийн нэр',
      isPrime: 'Үндсэн данс эсэх',
      isRun: 'Татаж байгаа эсэх',
      lastRun: 'Сүүлд татсан огноо',
    },
    actions: { set_prime: 'Үндсэн болгох' },
  },
  saving: {
    name: 'Хадгаламж |||| Хадгаламжууд',
    fields: {
      customerId: 'Харилцагч',
      number: 'Хадгаламжийн данс',
      principal: 'Үндсэн дүн',
      rate: 'Жилийн хүү',
      openedOn: 'Нээсэн огноо',
      maturesOn: 'Дуусах огноо',
      capitalised: 'Нэмэгдсэн хүү',
      paid: 'Олгосон дүн',
      ledgerBalance: 'Дансны үлдэгдэл',
      blockedAmount: 'Хориглосон дүн',
      loanId: 'Барьцаалсан зээл',
      cashOutAccess: 'Зарлага гаргах эрх',
      daysToPayment: 'Дараагийн төлөлт хүртэл',
      isLoanOpen: 'Зээл нээлттэй эсэх',
    },
    actions: {
      approve_cash_out: 'Зарлага батлах',
      approve_cancel: 'Цуцлалт батлах',
      refuse_cancel: 'Цуцлах хүсэлтийг буцаах',
      block_saving: 'Хориглох',
      unblock_saving: 'Хориг авах',
    },
  },
  'bonus-points': {
    fields: {
      customerId: 'Харилцагч',
      type: 'Онооны төрөл',
      credit: 'Нэмэгдсэн',
      debit: 'Зарцуулсан',
      source: 'Тайлбар',
    },
    views: { given: 'Нэмэгдсэн', used: 'Зарцуулсан' },
  },
  'customers/point': {
    name: 'Урамшууллын оноо |||| Урамшууллын оноо',
    fields: {
      customerId: 'Харилцагч',
      type: 'Онооны төрөл',
      credit: 'Нэмэгдсэн',
      debit: 'Зарцуулсан',
      source: 'Тайлбар',
    },
    views: { given: 'Нэмэгдсэн', used: 'Зарцуулсан' },
  },
  'customers/level': {
    name: 'Түвшний өөрчлөлт |||| Түвшний түүх',
    fields: {
      customerId: 'Харилцагч',
      oldLevel: 'Өмнөх түвшин',
      newLevel: 'Шинэ түвшин',
      rankPoints: 'Зэрэглэлийн оноо',
    },
  },
  'invitation-list': {
    fields: {
      inviter: 'Урьсан харилцагч',
      invitee: 'Уригдсан харилцагч',
      bonus: 'Урамшуулал',
      registeredAt: 'Бүртгүүлсэн огноо',
      contractedAt: 'Гэрээ байгуулсан огноо',
    },
    views: { waiting: 'Хүлээгдэж буй', contracted: 'Гэрээ байгуулсан', withoutResult: 'Үр дүнгүй' },
  },
  'customers/invitation': {
    name: 'Урилга |||| Урилгууд',
    fields: {
      inviter: 'Урьсан харилцагч',
      invitee: 'Уригдсан харилцагч',
      bonus: 'Урамшуулал',
      registeredAt: 'Бүртгүүлсэн огноо',
      contractedAt: 'Гэрээ байгуулсан огноо',
    },
    views: { waiting: 'Хүлээгдэж буй', contracted: 'Гэрээ байгуулсан', withoutResult: 'Үр дүнгүй' },
  },
  'customers/contract': {
    name: 'Гэрээ |||| Гэрээнүүд',
    fields: {
      customerId: 'Харилцагч',
      limit: 'Зээлийн эрх',
      version: 'Хувилбар',
      owner: 'Зээлдүүлэгч',
      zmsWriteStatus: 'ЗМС бичилт',
      isArchive: 'Архивласан эсэх',
      verifiedAt: 'Баталгаажсан огноо',
    },
  },
  worki_info: {
    name: 'Ажил эрхлэлтийн мэдээлэл |||| Ажил эрхлэлтийн мэдээлэл',
    fields: {
      customerId: 'Харилцагч',
      employer: 'Ажил олгогч',
      position: 'Албан тушаал',
      since: 'Ажилд орсон огноо',
      salary: 'Цалин',
      fetchedAt: 'Сүүлд татсан огноо',
    },
    actions: { fetch_work: 'Дахин татах' },
  },
  qr_card: {
    name: 'Хэвлэсэн QR код |||| Хэвлэсэн QR кодууд',
    fields: {
      customerId: 'Харилцагч',
      sequenceNumber: 'Дарааллын дугаар',
      qr: 'QR утга',
      printedOn: 'Хэвлэсэн огноо',
      connectedAt: 'Холбосон огноо',
    },
    actions: { connect_qr: 'QR код холбох', disconnect_qr: 'QR код салгах' },
  },
};

/** Values that only these pages show. */
export const peopleEnums = {
  RelativeState: { UNCONFIRMED: 'Баталгаажаагүй', CONFIRMED: 'Баталгаажсан' },
  BankAccountRole: { OTHER: 'Нэмэлт', PRIME: 'Үндсэн' },
  QrCardState: { FREE: 'Холбоогүй', CONNECTED: 'Холбосон', WITHDRAWN: 'Хүчингүй болгосон' },
};

/** What was done to something of a customer, as the customer’s history tells it. */
export const peopleActs = {
  override: 'Автомат хаалтыг түр өөрчилсөн',
  add_relative: 'Гэр бүлийн гишүүн нэмсэн',
  update_relative: 'Гэр бүлийн гишүүний мэдээлэл засварласан',
  remove_relative: 'Гэр бүлийн гишүүн хассан',
  confirm_relative: 'Гэр бүлийн гишүүн баталгаажуулсан',
  unconfirm_relative: 'Гэр бүлийн гишүүний баталгаажуулалт цуцалсан',
  add_education: 'Боловсрол бүртгэсэн',
  update_education: 'Боловсролын бүртгэл засварласан',
  set_prime: 'Үндсэн данс сольсон',
  approve_cash_out: 'Хадгаламжийн зарлага баталсан',
  approve_cancel: 'Хадгаламжийн цуцлалт баталсан',
  refuse_cancel: 'Хадгаламж цуцлах хүсэлтийг буцаасан',
  block_saving: 'Хадгаламж хориглосон',
  unblock_saving: 'Хадгаламжийн хориг авсан',
  fetch_work: 'Ажил эрхлэлтийн мэдээлэл дахин татсан',
  connect_qr: 'Хэвлэсэн QR код холбосон',
  disconnect_qr: 'Хэвлэсэн QR код салгасан',
};
