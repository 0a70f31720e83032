import type { Words } from '../../../i18n/words';

export const words = {
  content: {
    fee: {
      ladder: { mn: 'Шимтгэлийн шатлал', en: 'Ladder of fees', ru: 'Шкала комиссий' },
      ladder_help: {
        mn: 'Энэ шатыг идэвхжүүлсэн үед шатлал ийм болно. Гүйлгээний дүн аль шатанд багтаж байна, тэр шатны шимтгэлийг тооцно.',
        en: 'This is the ladder with this step active. A transfer costs the fee of the step that its amount falls into.',
        ru: 'Так выглядит шкала, если этот шаг активен. За перевод берётся комиссия шага, в который попадает сумма.',
      },
      no_end: { mn: 'Дээд хязгааргүй', en: 'No upper end', ru: 'Без верхней границы' },
      example: { mn: 'Шимтгэл тооцож үзэх', en: 'Work out a fee', ru: 'Рассчитать комиссию' },
      amount: { mn: 'Гүйлгээний дүн, ₮', en: 'Transfer amount, ₮', ru: 'Сумма перевода, ₮' },
      work_out: { mn: 'Тооцох', en: 'Work out', ru: 'Рассчитать' },
      fee: { mn: 'Шимтгэл, ₮', en: 'Fee, ₮', ru: 'Комиссия, ₮' },
      total: {
        mn: 'Хэтэвчнээс гарах дүн, ₮',
        en: 'Leaves the wallet, ₮',
        ru: 'Спишется с кошелька, ₮',
      },
      to_step: { mn: 'Энэ шатыг харах', en: 'Show this step', ru: 'Показать этот шаг' },
      free: {
        mn: 'Энэ дүнд шимтгэл тооцохгүй.',
        en: 'Nothing is charged for this amount.',
        ru: 'За эту сумму комиссия не берётся.',
      },
    },
  },
  actionBlocks: {
    fee_step_twin: {
      mn: 'Ийм дүнгээс эхэлсэн идэвхтэй шат байна. Эхлээд түүнийг идэвхгүй болгоно уу.',
      en: 'An active step begins at the same amount. Deactivate it first.',
      ru: 'Активный шаг с такой же начальной суммой уже есть. Сначала деактивируйте его.',
    },
    fee_step_gap: {
      mn: 'Энэ төрлийн шимтгэлд 0-ээс эхэлсэн идэвхтэй шат алга. Эхлээд 0-ээс эхэлсэн шатыг идэвхжүүлнэ үү.',
      en: 'No active step of this kind begins at 0. Activate the one that begins at 0 first.',
      ru: 'Нет активного шага этого вида, начинающегося с 0. Сначала активируйте его.',
    },
    fee_step_first: {
      mn: '0-ээс эхэлсэн шатыг идэвхгүй болговол бага дүнгийн шимтгэл тодорхойгүй болно. Эхлээд бусад шатыг идэвхгүй болгоно уу.',
      en: 'Without the step that begins at 0 small amounts would have no fee of their own. Deactivate the other steps first.',
      ru: 'Без шага, начинающегося с 0, у малых сумм не будет комиссии. Сначала деактивируйте остальные шаги.',
    },
  },
  resources: {
    cashoutfee: {
      name: {
        mn: 'Зарлагын шимтгэл |||| Зарлагын шимтгэлүүд',
        en: 'Cash-out fee |||| Cash-out fees',
        ru: 'Комиссия за вывод |||| Комиссии за вывод |||| Комиссии за вывод',
      },
      fields: {
        feeType: { mn: 'Шимтгэлийн төрөл', en: 'Fee type', ru: 'Вид комиссии' },
        transactionAmount: {
          mn: 'Гүйлгээний дүнгийн эхлэл',
          en: 'Transfers from',
          ru: 'Сумма перевода от',
        },
        untilAmount: {
          mn: 'Гүйлгээний дүнгийн төгсгөл',
          en: 'Transfers up to',
          ru: 'Сумма перевода до',
        },
        feeAmount: { mn: 'Шимтгэлийн дүн', en: 'Fee amount', ru: 'Сумма комиссии' },
        isActiveForm: { mn: 'Идэвхтэй эсэх', en: 'Active', ru: 'Активна' },
      },
      sections: {
        general: { mn: 'Шат', en: 'Step', ru: 'Шаг' },
      },
      views: {
        cashout: { mn: 'Банкны данс руу', en: 'To bank', ru: 'На банковский счёт' },
        transaction: { mn: 'Хэтэвчээс хэтэвч рүү', en: 'Wallet to wallet', ru: 'Между кошельками' },
        inactive: { mn: 'Идэвхгүй', en: 'Inactive', ru: 'Неактивные' },
      },
    },
  },
} satisfies Words;
