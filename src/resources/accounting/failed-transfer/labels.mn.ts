/** Mongolian texts: what belongs to this folder. */
export const labels = {
  failedTransfer: {
    wallet_leg: 'Хэтэвчээс гарсан',
    bank_leg: 'Банкны дансанд орсон',
    not_booked: 'Бүртгэгдээгүй',
    log: 'Банкны гарсан гүйлгээний лог',
    read_log: 'Банкны логоос шалгах',
    log_unread: 'Банкны гарсан гүйлгээний логийг шалгаагүй байна. Эхлээд шалгана уу.',
    waiting: 'Мөнгө нь амжилтгүй шилжүүлгийн түр дансанд байна: хэтэвч, банкны алинд ч алга.',
    similar: '%{hours} цагийн доторх төстэй шилжүүлэг',
    no_similar: 'Төстэй шилжүүлэг алга',
    no_similar_text: 'Ижил данс руу эсвэл ижил дүнтэй шилжүүлэг %{hours} цагийн дотор гараагүй.',
    doubles: 'Банк гүйцэтгэсэн төстэй шилжүүлэг %{count} байна: дахин илгээвэл давхар төлнө.',
    position: 'Мөнгөний байрлал',
    wallet: 'Хэтэвч',
    waiting_account: 'Амжилтгүй шилжүүлгийн данс',
    bank: 'Банк',
    ways: {
      executed: 'Банк энэ шилжүүлгийг гүйцэтгэсэн тул «Гүйцэтгэсэн байсан» гэж сонгоно.',
      not_executed: 'Банкны логт гүйцэтгэсэн гэж алга.',
    },
  },
  actionBlocks: {
    log_unanswered:
      'Банк хариу өгөөгүй: төлсөн байж болзошгүй тул хариу иртэл шийдэхгүй. Логийг дахин шалгана уу.',
    transfer_twin:
      'Банк төстэй %{count} шилжүүлгийг гүйцэтгэсэн: өөр төлбөр болохыг эхлээд өөр ажилтан тогтооно.',
    transfer_told_apart: 'Төстэй шилжүүлгээс ялгасан ажилтан өөрөө шийдэхгүй: өөр ажилтан шийднэ.',
    transfer_alone: 'Ялгах төстэй шилжүүлэг алга.',
    log_unread: 'Эхлээд банкны гарсан гүйлгээний логийг шалгана.',
    transfer_executed: 'Банк энэ шилжүүлгийг гүйцэтгэсэн тул мөнгийг хэтэвчид буцаахгүй.',
  },
  resources: {
    'accounting/failed-transfers': {
      name: 'Амжилтгүй шилжүүлэг |||| Амжилтгүй шилжүүлгүүд',
      fields: {
        number: 'Дугаар',
        kind: 'Зориулалт',
        customerId: 'Харилцагч',
        failedLeg: 'Амжилтгүй тал',
        accountNumber: 'Хүлээн авагчийн данс',
        accountOwner: 'Данс эзэмшигч',
        bankAnswer: 'Банкны хариу',
        transferredAt: 'Шилжүүлсэн огноо',
        isWaiting: 'Мөнгө нь хүлээгдэж буй',
        logState: 'Банкны логт',
        logReadAt: 'Лог шалгасан огноо',
        logReadBy: 'Лог шалгасан ажилтан',
        toldApartBy: 'Ялгасан ажилтан',
        way: 'Залруулсан арга',
        comment: 'Тайлбар',
        decidedAt: 'Шийдвэрлэсэн огноо',
        decidedBy: 'Шийдвэрлэсэн ажилтан',
      },
      sections: { transfer: 'Шилжүүлэг', decision: 'Шийдвэр' },
      views: {
        open: 'Нээлттэй',
        corrected: 'Залруулсан',
        bankError: 'Банкны алдаа',
        transactionError: 'Гүйлгээний алдаа',
      },
      actions: {
        correct: 'Залруулах',
        tell_apart: 'Өөр төлбөр гэж тогтоох',
        confirm_bank_error: 'Банкны алдаа гэж хаах',
        confirm_transaction_error: 'Гүйлгээний алдаа гэж хаах',
      },
    },
  },
  enums: {
    OutgoingKind: {
      WALLET_CASH_OUT: 'Хэтэвчийн зарлага',
      DEPOSIT_CASH_OUT: 'Хадгаламжийн зарлага',
    },
    TransferLeg: { WALLET: 'Хэтэвч', BANK: 'Банк' },
    BankLegState: {
      EXECUTED: 'Гүйцэтгэсэн',
      REFUSED: 'Татгалзсан',
      UNANSWERED: 'Хариу өгөөгүй',
      NOT_THERE: 'Олдсонгүй',
    },
    CorrectionWay: {
      RESENT: 'Дахин илгээх',
      RETURNED: 'Хэтэвчид буцаах',
      WAS_EXECUTED: 'Гүйцэтгэсэн байсан',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'accounting/failed-transfer': typeof labels;
  }
}
