/** Mongolian texts: what belongs to this folder. */
export const labels = {
  resources: {
    'bank-gateways/statements': {
      name: 'Банкны гэйтвэйн хуулга |||| Банкны гэйтвэйн хуулга',
      fields: {
        date: 'Огноо',
        bankCode: 'Банк',
        accountNumber: 'Данс',
        statement: 'Банкны хуулгын дүн',
        lines: 'Гүйлгээний дүн',
        count: 'Гүйлгээний тоо',
        awaitedCount: 'Ирээгүй орлого',
        awaitedAmount: 'Ирээгүй орлогын дүн',
        difference: 'Зөрүү',
        state: 'Төлөв',
        readUntil: 'Хуулга уншсан хугацаа',
      },
      views: {
        AGREES: 'Тулсан',
        DIFFERS: 'Зөрсөн',
        LATE: 'Хоцорч байгаа',
      },
      tabs: { lines: 'Гүйлгээ' },
    },
  },
  gatewayStatement: {
    late: 'Гэйтвэй зогссон. Хуулгыг уншсан сүүлийн цаг: %{at}. Түүнээс хойших орлого хараахан ирээгүй байна.',
    awaited:
      'Зээлд бүртгэсэн %{smart_count} орлогын гүйлгээ хүлээгдэж байна, ₮: %{amount}. Гэйтвэйг ажиллуулахад ирнэ.',
    differs: 'Банкны хуулга ирсэн гүйлгээнээс зөрж байна, ₮: %{amount}.',
  },
  enums: {
    GatewayStatementState: {
      AGREES: 'Тулсан',
      DIFFERS: 'Зөрсөн',
      LATE: 'Хоцорч байгаа',
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/bank-gateway-statement': typeof labels;
  }
}
