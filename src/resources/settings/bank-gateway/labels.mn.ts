/** Mongolian texts: what belongs to this folder. */
export const labels = {
  bankGateway: {
    title: 'Банкны гэйтвэй',
    all_work: 'Бүгд ажиллаж байна',
    stopped: '%{smart_count} гэйтвэй зогссон',
  },
  resources: {
    'bank-gateways': {
      name: 'Банкны гэйтвэй |||| Банкны гэйтвэйнүүд',
      fields: {
        name: 'Банк, данс',
        bankCode: 'Банк',
        accountNumber: 'Данс',
        state: 'Төлөв',
        waitingCount: 'Хүлээж буй шилжүүлэг',
        waitingAmount: 'Хүлээж буй дүн',
        awaitedCount: 'Ирээгүй орлого',
        awaitedAmount: 'Ирээгүй орлогын дүн',
        readUntil: 'Хуулга уншсан хугацаа',
        changedAt: 'Өөрчилсөн огноо',
        changedBy: 'Өөрчилсөн ажилтан',
      },
      actions: {
        stop_gateway: 'Гэйтвэй зогсоох',
        start_gateway: 'Гэйтвэй ажиллуулах',
      },
    },
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'settings/bank-gateway': typeof labels;
  }
}
