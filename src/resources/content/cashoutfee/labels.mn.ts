/** Mongolian texts: what belongs to this folder. */
export const labels = {
  content: {
    fee: {
      ladder: 'Шимтгэлийн шатлал',
      ladder_help:
        'Энэ шатыг идэвхжүүлсэн үед шатлал ийм болно. Гүйлгээний дүн аль шатанд багтаж байна, тэр шатны шимтгэлийг тооцно.',
      no_end: 'Дээд хязгааргүй',
      example: 'Шимтгэл тооцож үзэх',
      amount: 'Гүйлгээний дүн, ₮',
      work_out: 'Тооцох',
      fee: 'Шимтгэл, ₮',
      total: 'Хэтэвчнээс гарах дүн, ₮',
      to_step: 'Энэ шатыг харах',
      free: 'Энэ дүнд шимтгэл тооцохгүй.',
    },
  },
  actionBlocks: {
    fee_step_twin: 'Ийм дүнгээс эхэлсэн идэвхтэй шат байна. Эхлээд түүнийг идэвхгүй болгоно уу.',
    fee_step_gap:
      'Энэ төрлийн шимтгэлд 0-ээс эхэлсэн идэвхтэй шат алга. Эхлээд 0-ээс эхэлсэн шатыг идэвхжүүлнэ үү.',
    fee_step_first:
      '0-ээс эхэлсэн шатыг идэвхгүй болговол бага дүнгийн шимтгэл тодорхойгүй болно. Эхлээд бусад шатыг идэвхгүй болгоно уу.',
  },
  resources: {
    cashoutfee: {
      name: 'Зарлагын шимтгэл |||| Зарлагын шимтгэлүүд',
      fields: {
        name: 'Нэр',
        feeType: 'Шимтгэлийн төрөл',
        transactionAmount: 'Гүйлгээний дүнгийн эхлэл',
        untilAmount: 'Гүйлгээний дүнгийн төгсгөл',
        feeAmount: 'Шимтгэлийн дүн',
        isActiveForm: 'Идэвхтэй эсэх',
      },
      sections: { general: 'Шат' },
      views: {
        cashout: 'Банкны данс руу',
        transaction: 'Хэтэвчээс хэтэвч рүү',
        inactive: 'Идэвхгүй',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'content/cashoutfee': typeof labels;
  }
}
