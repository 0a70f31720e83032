/** Mongolian texts: what belongs to this folder. */
export const labels = {
  identity: {
    deletion: {
      checks: 'Урьдчилсан шалгалт',
      passed: 'Хангасан',
      open: 'Хангаагүй',
      consequences: 'Устгасны дараа',
      steps: 'Алхамууд',
      done: 'Хийгдсэн',
      failed: 'Энд зогссон',
      not_done: 'Хийгдээгүй',
      contracts: 'Гэрээнүүд',
      contracts_after: 'Хаагдана',
      wallet: 'Хэтэвч',
      wallet_after: 'Хаагдана',
      sign_in: 'Нэвтрэх бүртгэл',
      sign_in_after: 'Идэвхгүй болно',
      accounting: 'Нягтлан бодох бүртгэл',
      accounting_after: 'Хуулийн хугацаанд хадгална',
      log: 'Нэрийн өөрчлөлтийн лог',
      log_after: '3 – Харилцагч устгасан',
      now: 'Байгаа',
      phone_differs: 'Харилцагчийн утас биш байна.',
      phone_failed: 'Утасны дугаарыг авч чадсангүй.',
    },
  },
  resources: {
    'customers/delete/request': {
      name: 'Устгах хүсэлт |||| Устгах хүсэлтүүд',
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
  },
  enums: {
    CustomerDeleteRequestState: {
      0: 'Хүлээгдэж буй',
      1: 'Амжилтгүй',
      2: 'Татгалзсан',
      3: 'Батлагдсан',
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
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'customers/delete-request': typeof labels;
  }
}
