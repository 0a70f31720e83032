import { lendingActs, lendingRules } from '../pages/lending';
import { enums } from './loans/enums';

const loanFields = {
  code: 'Зээлийн код',
  accountNumber: 'Зээлийн данс',
  product: 'Бүтээгдэхүүн',
  productType: 'Бүтээгдэхүүний төрөл',
  purpose: 'Зээлийн зориулалт',
  lentAmount: 'Олгосон дүн',
  balance: 'Зээлийн үлдэгдэл',
  interest: 'Хүү',
  interestRate: 'Хүүгийн хувь',
  overdueInterest: 'Хугацаа хэтэрсэн хүү',
  penaltyInterest: 'Нэмэгдүүлсэн хүү',
  fee: 'Шимтгэл',
  refundedAmount: 'Эргэн төлсөн дүн',
  refundDate: 'Эргэн төлөх огноо',
  lendedDate: 'Олгосон огноо',
  closedDate: 'Хаагдсан огноо',
  duration: 'Хугацаа',
  extensionDuration: 'Сунгасан хугацаа',
  isExtendable: 'Сунгах боломжтой эсэх',
  classification: 'Активын ангилал',
  customerType: 'Оролцогчийн төрөл',
  transactionType: 'Гүйлгээний төрөл',
  batchCode: 'Багцын код',
  participateType: 'Оролцооны хэлбэр',
  processState: 'Процессын төлөв',
  overdueDays: 'Хэтэрсэн хоног',
  source: 'Эх үүсвэр',
  termUnit: 'Хугацааны нэгж',
  paymentOption: 'Төлөх хэлбэр',
  chartType: 'Хуваарийн төрөл',
};

const loanRequestFields = {
  requestedAmount: 'Хүссэн дүн',
  approvedAmount: 'Баталсан дүн',
  requestedAt: 'Хүсэлт гаргасан огноо',
};

const loanRefundFields = {
  paidAt: 'Төлсөн огноо',
  principalPaid: 'Төлсөн үндсэн төлбөр',
  interestPaid: 'Төлсөн хүү',
};

const collateralFields = {
  kind: 'Барьцааны төрөл',
  value: 'Барьцааны үнэлгээ',
  owner: 'Өмчлөгч',
  plateNumber: 'Улсын дугаар',
  propertyNumber: 'Үл хөдлөхийн гэрчилгээний дугаар',
};

export const loans = {
  ...lendingRules,
  action: lendingActs,
  resources: {
    loans: { fields: loanFields },
    loan_installment: {
      name: 'Хуваарьт төлөлт |||| Эргэн төлөлтийн хуваарь',
      fields: {
        paymentDate: 'Төлөх огноо',
        interest: 'Хүү',
        principal: 'Үндсэн төлбөр',
        total: 'Нийт төлбөр',
        paidAmount: 'Төлсөн дүн',
        lateDays: 'Хоцорсон хоног',
        number: 'Төлөлтийн дугаар',
      },
    },
    'loans/call-log': {
      fields: {
        outcome: 'Дуудлагын үр дүн',
        calledAt: 'Залгасан огноо',
        calledBy: 'Залгасан ажилтан',
        promisedDate: 'Төлөхөөр амласан огноо',
      },
    },
    'loans/assessment': {
      fields: { assessedBy: 'Үнэлсэн ажилтан', assessedAmount: 'Үнэлсэн дүн' },
    },
    loan_request: { name: 'Зээлийн хүсэлт |||| Зээлийн хүсэлтүүд', fields: loanRequestFields },
    'loans/pending/extension': {
      fields: { extensionFee: 'Сунгалтын шимтгэл', newRefundDate: 'Шинэ төлөх огноо' },
    },
    loan_refund: { name: 'Эргэн төлөлт |||| Эргэн төлөлтүүд', fields: loanRefundFields },
    'loans/batch-payment': { fields: { rowCount: 'Мөрийн тоо' } },
    loan_change: {
      name: 'Зээлийн өөрчлөлт |||| Зээлийн өөрчлөлтүүд',
      fields: { oldValue: 'Өмнөх утга', newValue: 'Шинэ утга', field: 'Өөрчилсөн талбар' },
    },
    loan_correction: {
      name: 'Зээлийн залруулга |||| Зээлийн залруулгууд',
      fields: {
        fee: 'Шимтгэл',
        balance: 'Үлдэгдэл',
        account: 'Данс',
        isBankTransfer: 'Банкны шилжүүлэг эсэх',
      },
    },
    'loans/guarantee-request': { fields: { guarantor: 'Батлан даагч', borrower: 'Зээлдэгч' } },
    collateral: { name: 'Барьцаа хөрөнгө |||| Барьцаа хөрөнгө', fields: collateralFields },
    invoices: { fields: { number: 'Нэхэмжлэхийн дугаар', paidAt: 'Төлсөн огноо' } },
    'loans/service-monitoring': { fields: loanFields },
    'loans/close-fund': { fields: loanFields },
    'loans/risked': { fields: loanFields },
    'loans/court': { fields: loanFields },
    'loans/student': { fields: loanFields },
    'loans/leasing-refund': { fields: loanRefundFields },
    'loans/collateral/admin': { fields: collateralFields },
    'loans/collateral/tenant': { fields: collateralFields },
    'loans/pending/ltl': { fields: loanRequestFields },
    'loans/pending/loan': { fields: loanRequestFields },
  },
  enums: enums,
};
