import { customerListActs } from './customerLists';
import { peopleActs } from './people';

/** Labels of identity, log, level, deletion and management history. */
export const identityResources = {
  'customers/verification-log': {
    name: 'Баталгаажуулалт |||| Баталгаажуулалтын лог',
    fields: {
      customerId: 'Харилцагч',
      at: 'Огноо',
      type: 'Баталгаажуулалтын төрөл',
      target: 'Утас, и-мэйл',
      result: 'Үр дүн',
      rejectionCode: 'Татгалзсан код',
      reason: 'Тайлбар',
      verifiedBy: 'Баталгаажуулсан ажилтан',
    },
  },
  'customers/log': {
    name: 'Логийн бичлэг |||| Харилцагчийн лог',
    fields: {
      customerId: 'Харилцагч',
      at: 'Огноо',
      event: 'Үйлдэл',
      changedField: 'Талбар',
      from: 'Өмнөх утга',
      to: 'Шинэ утга',
      origin: 'Эх үүсвэр',
      source: 'Холбогдох бичлэг',
      actor: 'Ажилтан',
    },
    views: {
      manual: 'Ажилтны үйлдэл',
      automatic: 'Системийн үйлдэл',
    },
  },
  'customers/level-queue': {
    fields: {
      customerId: 'Харилцагч',
      oldLevel: 'Өмнөх түвшин',
      newLevel: 'Шинэ түвшин',
      points: 'Зэрэглэлийн оноо',
      oldLimit: 'Одоогийн зээлийн эрх',
      newLimit: 'Шинэ зээлийн эрх',
      requestedAt: 'Дараалалд орсон',
      decidedAt: 'Шийдвэрлэсэн огноо',
      decidedBy: 'Шийдвэрлэсэн ажилтан',
    },
    views: {
      queued: 'Хүлээгдэж буй',
      applied: 'Шилжсэн',
      refused: 'Татгалзсан',
    },
    actions: {
      accept_level: 'Түвшин батлах',
      refuse_level: 'Түвшнээс татгалзах',
    },
  },
  'customers/delete/request': {
    fields: {
      customerId: 'Харилцагч',
      openChecks: 'Хангаагүй шалгуур',
      failedStep: 'Амжилтгүй болсон алхам',
      customerReason: 'Харилцагчийн шалтгаан',
      rejectReason: 'Татгалзсан шалтгаан',
      requestedAt: 'Хүсэлт гаргасан',
      decidedAt: 'Шийдвэрлэсэн огноо',
      decidedBy: 'Шийдвэрлэсэн ажилтан',
    },
    views: {
      waiting: 'Хүлээгдэж буй',
      failed: 'Амжилтгүй',
      rejected: 'Татгалзсан',
      approved: 'Устгасан',
    },
    actions: {
      approve_deletion: 'Устгахыг батлах',
      reject_deletion: 'Устгахаас татгалзах',
      retry_deletion: 'Дахин оролдох',
    },
  },
  'customers/search/management-history': {
    fields: {
      action: 'Үйлдэл',
      actor: 'Үйлдэл хийсэн ажилтан',
      entity: 'Бичлэг',
      at: 'Үйлдэл хийсэн огноо',
      from: 'Өмнөх утга',
      to: 'Шинэ утга',
      document: 'Баримт (PDF)',
      documentImage: 'Баримтын зураг',
    },
    views: {
      names: 'Нэрийн өөрчлөлт',
      deleted: 'Устгалт',
    },
    sections: {
      change: 'Өөрчлөлт',
      document: 'Үндэслэл баримт',
    },
  },
};

/** Values of the same. */
export const identityEnums = {
  LevelChangeState: {
    QUEUED: 'Хүлээгдэж буй',
    APPLIED: 'Шилжсэн',
    REFUSED: 'Татгалзсан',
  },
  DeleteCheck: {
    OPEN_LOAN: 'Хаагдаагүй зээлгүй',
    WALLET: 'Хэтэвчийн үлдэгдэл 0',
    DEPOSIT: 'Хадгаламжгүй',
    HELD: 'Түр саатуулсан мөнгөгүй',
    GUARANTOR: 'Батлан даагч биш',
    FRAUD_COURT: 'Залилан, шүүхийн хэрэггүй',
    UNCLAIMED: 'Аваагүй купон, дугтуйгүй',
  },
  DeleteStep: {
    CONTRACTS: 'Гэрээ хаах',
    WALLET: 'Хэтэвч хаах',
    SIGN_IN: 'Нэвтрэх бүртгэл хаах',
    LOG: 'Түүхэнд бичих',
  },
  RequiredSignInAction: {
    UPDATE_PASSWORD: 'Нууц үг солих',
    VERIFY_EMAIL: 'И-мэйл баталгаажуулах',
    UPDATE_PROFILE: 'Мэдээллээ шинэчлэх',
    CONFIGURE_TOTP: 'Хоёр шатны хамгаалалт тохируулах',
    TERMS_AND_CONDITIONS: 'Үйлчилгээний нөхцөл зөвшөөрөх',
  },
  CustomerEvent: {
    ...customerListActs,
    ...peopleActs,
    create: 'Бүртгэсэн',
    update: 'Мэдээлэл өөрчилсөн',
    process: 'Бүртгэлийн код шилжүүлсэн',
    approve_identity: 'Гараар баталгаажуулсан',
    deny_identity: 'Баталгаажуулахаас татгалзсан',
    change_name: 'Нэр өөрчилсөн',
    reject_data: 'Мэдээлэл буцаасан',
    notify: 'Харилцагчид мэдэгдсэн',
    open: 'Эрх нээсэн',
    close: 'Эрх хаасан',
    reveal: 'Нууцалсан мэдээлэл харсан',
    change_level: 'Түвшин өөрчилсөн',
    cancel_contract: 'Гэрээ цуцалсан',
    check_zms: 'ЗМС-ээс лавласан',
    lookup_xyp: 'ХУР-аас лавласан',
    accept_xyp: 'ХУР-ын мэдээлэл хүлээн авсан',
    compute_score: 'Зээлийн оноо тооцсон',
    income_approved: 'Орлого баталсан',
    release: 'Автомат хаалт авсан',
    answer_zms: 'ЗМС-ээс хариу авсан',
    watch_black: 'Хар жагсаалтад оруулсан',
    watch_grey: 'Саарал жагсаалтад оруулсан',
    watch_off: 'Хар, саарал жагсаалтаас хассан',
    delete_customer: 'Харилцагч устгасан',
  },
};

/** What a customer’s own labels have beside those of the area. */
export const identityCustomer = {
  fields: {
    verificationState: 'Баталгаажуулалтын төлөв',
    identitySubmittedAt: 'Зураг илгээсэн',
    openLoanBalance: 'Зээлийн үлдэгдэл',
    activeLoans: 'Идэвхтэй зээл',
    daysPastDue: 'Хэтэрсэн хоног',
    walletBalance: 'Хэтэвчийн үлдэгдэл',
    document: 'Үндэслэл баримт (PDF)',
    documentImage: 'Үндэслэл баримтын зураг',
    dataReasons: 'Татгалзах шалтгаан',
  },
  views: {
    waiting_identity: 'Баталгаажуулалт хүлээж буй',
  },
  actions: {
    approve_identity: 'Гараар баталгаажуулах',
    deny_identity: 'Баталгаажуулахаас татгалзах',
    change_name: 'Нэр өөрчлөх',
    reject_data: 'Мэдээлэл буцаах',
  },
};
