type Body = Readonly<Record<string, unknown>>;

const PDF = {
  name: 'ongon.pdf',
  type: 'application/pdf',
  size: 15,
  data: `data:application/pdf;base64,${btoa('%PDF-1.4\n%%EOF\n')}`,
};

/** A receipt that pays something of every loan and closes none. */
const receipt = { amount: '1000.00', date: '2026-11-21', paymentSource: 'BANK' };

/** A customer of each lender of the sample: money is put on temporary accounts of its own lender alone. */
const CUSTOMER_OF: Readonly<Record<string, number>> = {
  pocketmn: 100_001,
  altan: 100_004,
  tumen: 100_018,
  khanuul: 100_040,
};

/** What is reported of a loan to the registry in place of what it refused. */
const correction = {
  reportedContract: 'MP-2026-500001',
  reportedType: 'LOAN',
  reportedEnd: '2030-01-01',
};

/**
 * What actions ask for, literally, by `resource.action`. The day is that of the gateways in tests, 2026-11-21; what hangs on
 * the record is a function of it.
 */
export const actionBodies: Readonly<Record<string, Body | ((record: Body) => Body)>> = {
  'org-employee.leave': {
    leftOn: '2026-11-20',
    handedTo: '2f6d1c0e-5b1a-4c3f-9a61-0c7d4e8b1a02',
  },
  'org-employee.rehire': { hiredAt: '2026-11-21' },
  'org-unit.move': { parentId: null, viewOrder: 1 },
  'coupon/category.move': { parentId: null, viewOrder: 1 },
  'org-position.change_role': ({ roleName }) => ({
    roleName: roleName === 'pocket_agent' ? 'pocket_operator' : 'pocket_agent',
  }),
  'loans.confirm_cancel_to_issued': ({ id }) => ({
    bankReference: `FT26004${51_166 + Number(id) - 300_000}`,
  }),
  'loans.correct': {
    outcome: 'ISSUED',
    correctedFee: '5000.00',
    correctedBalance: '400000.00',
    correctedBank: 5,
    account: '5300123456',
    isBankTransfer: 'YES',
  },
  'loans.pay': receipt,
  'loans.pay_in_advance': { ...receipt, advanceOption: 'LOWER' },
  'loans.extend': { duration: 1, termUnit: 'MONTH', fee: '5000.00', paymentSource: 'WALLET' },
  'loans.renew_overdue_schedule': {
    chartType: '04',
    rowCount: 6,
    firstDate: '2026-12-21',
    fee: '0.00',
  },
  'loans.move_to_court': ({ customerId }) => ({
    courtCustomer: customerId,
    template: 'LOAN_COURT',
    courtFee: '70200.00',
    courtCost: '35000.00',
    courtDate: '2026-11-21',
  }),
  'loans.upgrade_class': { classification: 'STANDARD', document: PDF },
  'loans.correct_amounts': {
    correctedPart: 'FEE',
    difference: '1500.00',
    comment: 'Шимтгэлийг дутуу бодсон.',
  },
  'car-loan/loan-requests.grant': { interestRate: 30, bankCode: 5, accountNumber: '5300123456' },
  'contract.amend': { amendment: 'Зээлийн хязгаарыг нэмэгдүүлэв.', newLimit: '2000000.00' },
  'contract.renew': { newLimit: '2000000.00' },
  'loans.record_recovery': receipt,
  'loans.move_receipt': ({ id }) => ({
    receiptId: Number(id) * 1000 + 1,
    comment: 'Өөр зээлийн төлөлтийг буруу бүртгэсэн.',
  }),
  'loans/assessment.accept': { interestRate: 24, bankCode: 5, accountNumber: '5300123456' },
  'contract/student/guarantee.renew': { newLimit: '900000.00' },
  'zms-writer.correct_write': correction,
  'zms-writer-tenant-list.correct_write': correction,
  'contract-signature.accept_paper': { scan: PDF },
  'customers/delete/request.approve_deletion': ({ id, phone }) => ({ confirmedPhone: phone ?? id }),
  'customers.correct_regnum': ({ regnum }) => ({
    newRegnum: `${String(regnum).slice(0, 9)}${(Number(String(regnum).at(-1)) + 1) % 10}`,
    document: PDF,
  }),
  'customers.change_company': ({ companyRegnum }) => ({
    name: 'Шинэ нэр ХХК',
    newCompanyRegnum: String(Number(companyRegnum) + 1_000),
    document: PDF,
  }),
  'customers.delete_erroneous': {
    deletionReason: 'Ижил хүнийг хоёр удаа бүртгэсэн байна.',
    document: PDF,
  },
  'family_relation.confirm': { callNote: 'Овог нэр, хамаарлаа зөв хэлсэн.' },
  'bw-list.approve_dealing': { approvedUntil: '2026-12-01' },
  'customers.change_name': { lastName: 'Бат', firstName: 'Дорж', document: PDF },
  'customers.reject_data': { dataReasons: ['WRONG_WORKPLACE'] },
  'feedback.answer': { reply: 'Санал өгсөнд баярлалаа.' },
  'customers/income/requests.send_income_again': { document: PDF },
  'qr_card.connect_qr': { customerId: 100_002 },
  'contract.cede_contract': { cedeTo: 'altan', cededOn: '2026-11-21' },
  'signature-library.accept_paper': { scan: PDF },
  'loans/collateral/admin.release': { releasedAt: '2026-11-21' },
  'court-list.file_claim': { courtName: 'Баянзүрх дүүргийн шүүх', filedDate: '2026-11-21' },
  'court-list.record_acceptance': {
    caseNumber: '184/2026/00451',
    acceptedDate: '2026-11-21',
    hearingDate: '2026-12-08',
  },
  'court-list.record_decision': { decisionDate: '2026-11-21', awarded: '500000.00' },
  ...Object.fromEntries(
    [
      'ask_customer',
      'ask_merchant',
      'ask_bank',
      'settle_by_user',
      'settle_by_nbfi',
      'send_to_court',
      'mark_sent_to_court',
      'settle_in_court',
      'comment',
    ].map((action) => [
      `accounting/fraud-transfer.${action}`,
      { comment: 'Холбогдох талаас тайлбар авлаа.' },
    ]),
  ),
  'court-list.enforce': { enforcementDate: '2026-11-21' },
  'accounting/failed-transfers.correct': {
    way: 'RETURNED',
    comment: 'Банкны логийг шалгаж хэтэвчид буцаав.',
  },
  'accounting/failed-transfers.confirm_bank_error': {
    comment: 'Банк гүйлгээг гүйцэтгээгүйгээ баталсан.',
  },
  'accounting/failed-transfers.confirm_transaction_error': {
    comment: 'Манай талын алдаатай хүсэлт байсан.',
  },
  'accounting/held-transactions.release_held': { comment: 'Банк хариу өгсөн тул гүйцээв.' },
  'accounting/held-transactions.return_held': { comment: 'Харилцагчийн хүсэлтээр буцаав.' },
  'accounting/profits.assign': ({ amount, tenant }) => ({
    parts: [{ loanId: null, customerId: CUSTOMER_OF[String(tenant)], amount }],
  }),
  'accounting/profits.undo_assign': { comment: 'Буруу хүнд оноосон байна.' },
  'current-account.move_temporary': {
    target: 'WALLET',
    amount: '100.00',
    note: 'Харилцагчийн хүсэлтээр хэтэвчид нь шилжүүлэв.',
  },
  'current-account.return_to_bank': {
    amount: '100.00',
    note: 'Илүү төлсөн мөнгийг нь дансанд нь буцаав.',
  },
  'income_margin.change': { margin: 75 },
  'tenant-report/config.change_opening': {
    period: 'last_7',
    compared: false,
    counters: ['LOAN_COUNT', 'COURT_LOANS'],
  },
  'tenant-report/config.change_limits': {
    pastDueFrom: 12.5,
    nonPerformingFrom: 6,
    courtFrom: 2,
  },
  'loan_criteria.change_requests': {
    scoreMin: 410,
    scoreGood: 610,
    paymentShare: 55,
    automaticMax: '1500000.00',
    monthlyRateWarnPercent: 4,
    payoutFeeMaxPercent: 9,
    noScholarshipPercent: 40,
    aggregationShortMonths: 10,
    longOnholdDays: 2,
  },
  'loan_criteria.change_contracts': {
    signWithinDays: 10,
    invoiceExpiresDays: 20,
    guaranteeCoverPercent: 110,
    guarantorFromDpd: 40,
  },
  'loan_criteria.change_extensions': {
    extensionDpdMax: 20,
    extensionsMax: 2,
    extensionMonthsMax: 6,
    extensionDaysMax: 90,
    extensionFeePercent: 1.5,
  },
  'loan_criteria.change_renewals': {
    renewalFirstDaysMax: 60,
    renewalsWithoutLead: 2,
    renewalWatchRows: 4,
    renewalArrearsDays: 10,
    reschedulingFeeMaxPercent: 4,
    reschedulingFeeFloor: '10000.00',
  },
  'loan_criteria.change_collection': {
    riskFromDpd: 100,
    correctionMaxPercent: 15,
    courtCostMaxPercent: 8,
    courtCostFloor: '200000.00',
  },
  'system_settings.change_registries': {
    zmsValidityDays: 10,
    xypCacheDays: 20,
    familyConfirmedMin: 3,
    registryCheckFee: '2000.00',
  },
  'system_settings.change_borrowers': {
    borrowerAgeMin: 20,
    borrowerAgeMax: 60,
    borrowerIncomeMin: '600000.00',
  },
  'system_settings.change_incomes': {
    incomeWindowMonths: '36',
    incomeMonthsMin: 7,
    incomeFreshDays: 90,
    incomeLimitMultiple: 4,
    incomeLimitMax: '50000000.00',
  },
  'system_settings.change_messages': {
    smsPartPrice: '60.00',
    smsWaitMinutes: 10,
    quietFromHour: 20,
    quietToHour: 8,
    massLockSeconds: 120,
  },
  'system_settings.change_sign_in': { failuresFlagged: 4, passwordMin: 10 },
  'system_settings.change_savings': {
    savingEarlyShare: 25,
    savingBalanceMin: '20000.00',
    savingPaymentDays: 5,
  },
  'system_settings.change_wallets': {
    walletAmountMax: '40000000.00',
    qpayChargePercent: 1.5,
    qpayChargeMin: '150.00',
    qpayChargeMax: '6000.00',
  },
  'system_settings.change_invitations': { invitationRate: '6000.00' },
  'system_settings.change_exceptions': { overrideDays: 20, dealingDays: 20 },
  'system_settings.change_gateways': { bankRetryMinutes: 20, logForwardMinutes: 10 },
  'system_settings.change_matching': { matchSure: 85, matchLikely: 50 },
  'system_settings.change_transfers': { similarHours: 36 },
  'system_settings.change_tests': {
    testPassPercent: 65,
    testPassBonus: 15,
    testGoodPercent: 85,
    testGoodBonus: 25,
    testBestPercent: 96,
    testBestBonus: 45,
  },
  'system_settings.change_score_person': {
    scoreBase: 320,
    scoreIncomeStep: '120000.00',
    scoreIncomeMax: 70,
    scoreSettledFrom: 24,
    scoreSettledTo: 58,
    scoreSettled: 50,
    scoreWorkYear: 5,
    scoreWorkYearsMax: 12,
    scoreRelative: 15,
    scoreRelativesMax: 3,
  },
  'system_settings.change_score_history': {
    scoreNoRecord: 50,
    scoreNormal: 110,
    scoreExpired: 30,
    scoreAbnormal: -70,
    scoreDoubtful: -130,
    scoreBad: -210,
    scoreDiscipline: 230,
    scoreNpl: -160,
    scoreGreyList: -110,
    scoreBlackList: -310,
  },
  'system_settings.change_entries': {
    secondDepositToWallet: '1000000.00',
    secondDepositFromWallet: '1000000.00',
    secondMerchantToWallet: '1000000.00',
    secondDepositToLoan: '1000000.00',
    secondInternalTransfer: '1000000.00',
    secondWalletCashIn: '1000000.00',
    secondWalletCashOut: '1000000.00',
    secondMerchantCashOut: '500000.00',
    secondBankCharge: '500000.00',
    secondCorrection: '100000.00',
  },
  'app_version.release_version': { version: '2.1.0', whatsNew: 'Алдаа зассан.' },
  'app_version.allow_older': { minimumVersion: '1.0.0' },
  'deposit_criteria.change_criteria': { nextPaymentMinDay: 4, minBalance: '7000.00' },
  'ebarimt.correct_receipt': { receiverType: 'B2B', companyRegnum: '5012345' },
  'ebarimt.return_receipt': { returnReason: 'Баримтыг буруу хүнд гаргасан байна.' },
  'donation.move': { viewOrder: 3 },
  'envelopes/themes.move': { viewOrder: 3 },
  'loan-banner.move': { viewOrder: 3 },
  'options.move': { viewOrder: 3 },
  'saving-image.move': { viewOrder: 3 },
  'sticker.move': { viewOrder: 2 },
  'sticker/package.move': { viewOrder: 3 },
  'video.move': { viewOrder: 3 },
  'web-content.move': { viewOrder: 3 },
  'wallets.change_limit': {
    transactionLimit: '400000.00',
    dailyTransactionLimit: '900000.00',
    amountLimit: '1900000.00',
  },
};

/** The body of an action on a record; nothing where the action asks for nothing. */
export function bodyFor(resource: string, action: string, record: Body): Body {
  const body = actionBodies[`${resource}.${action}`] ?? {};
  return typeof body === 'function' ? body(record) : body;
}
