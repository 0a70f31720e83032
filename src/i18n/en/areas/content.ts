import type { content as mn } from '../../mn/areas/content';
import type { Same } from '../../Same';

const branchFields = {
  code: 'Branch code',
  mapAddress: 'Map address',
  schedule: 'Weekly schedule',
  weekday: 'Weekday',
  isOpen: 'Open',
  startTime: 'Opening time',
  endTime: 'Closing time',
};

export const content = {
  resources: {
    news: {
      fields: { color: 'Colour' },
      sections: { general: 'General information', text: 'Text' },
    },
    video: { fields: { link: 'Video link', duration: 'Duration' } },
    'web-content': { fields: { imageKind: 'Image kind', link: 'Link' } },
    'loan-banner': { fields: { aspectRatio: 'Aspect ratio' } },
    options: { fields: { value: 'Value' } },
    donation: { fields: { goalAmount: 'Goal amount', collectedAmount: 'Collected amount' } },
    agreement: { fields: { option: 'Agreement', htmlFile: 'HTML file' } },
    cashoutfee: {
      fields: {
        isActiveForm: 'Active',
        transactionAmount: 'Transaction amount',
        feeAmount: 'Fee amount',
        feeType: 'Fee type',
      },
    },
    branch: { fields: branchFields },
    'sticker/package': {
      fields: {
        identifier: 'Identifier',
        publisher: 'Publisher',
        publisherWebsite: "Publisher's website",
        privacyPolicyUrl: 'Privacy policy link',
        licenseAgreementUrl: 'Licence agreement link',
      },
    },
    sticker: { fields: { tag: 'Tag' } },
    questions: {
      fields: {
        text: 'Question text',
        answer: 'Answer',
        answerType: 'Answer type',
        point: 'Points',
        duration: 'Time allowed',
        quizId: 'Test ID',
        ageGroup: 'Age group',
      },
    },
    metacog: {
      fields: {
        tries: 'Tries',
        points: 'Points',
        pointAllocated: 'Points allocated',
        bonus: 'Bonus',
        bonusAllocated: 'Bonus allocated',
        result: 'Psychological test result',
      },
    },
    'branch/all': { fields: branchFields },
  },
  enums: {
    BranchDayState: { OPEN: 'Open', CLOSED: 'Closed' },
    NewsType: {
      pocket_faq: 'App FAQ',
      pocket_app: 'App news',
      pocket_web: 'Website news',
      merchant_faq: 'Merchant FAQ',
    },
    NewsCategory: {
      contract_create: 'Making a contract',
      loan_condition: 'Loan terms',
      loan: 'Loan',
      loan_refund: 'Loan repayment',
      loan_extension: 'Loan extension',
      epocket: 'E-wallet',
      level: 'Level',
      privacy: 'Privacy',
      contract_cancel: 'Cancelling a contract',
    },
    WebContentType: {
      content_brand: 'Brand',
      content_instruction: 'Instruction',
      content_featured_brand: 'Featured brand',
      content_product: 'Product',
    },
    WebContentImageKind: {
      productImage: 'Product image',
      productDescDesktop: 'Product description (desktop)',
      productDescMobile: 'Product description (mobile)',
      instructionDesktop: 'Instruction (desktop)',
      instructionMobile: 'Instruction (mobile)',
      brandImage: 'Brand image',
      featuredBrandImage: 'Featured brand image',
      featuredBrandDesc: 'Featured brand description',
    },
    BannerAspectRatio: {
      '11_4': '11:4',
      '16_9': '16:9',
      '4_3': '4:3',
      '21_9': '21:9',
      '3_2': '3:2',
    },
    AgreementOption: {
      transfer_contract: 'Transfer contract',
      sponsion_loan: 'Guarantee loan terms',
      qpay_service_agreement: 'QPay service agreement',
    },
    FeeType: { Transaction: 'Wallet to wallet', Cashout: 'To bank' },
    QuestionType: { Option: 'Single choice', MultiOption: 'Multiple choice', YesNo: 'Yes or no' },
    QuestionCategory: {
      KeepPromise: 'Keeping promises',
      Responsible: 'Responsibility',
      Purpose: 'Purpose',
      ManagingMoney: 'Managing money',
      TrueFalse: 'True or false',
    },
    AnswerType: { TEXT: 'Text', IMAGE: 'Image' },
    MetacogState: { COMPLETED: 'Completed', INCOMPLETE: 'Incomplete', UNCERTAIN: 'Uncertain' },
    MetacogBonusState: { AWARDED: 'Awarded', NOT_AWARDED: 'Not awarded', UNCERTAIN: 'Uncertain' },
    PsychTestResult: { PASSED: 'Passed', FAILED: 'Failed', NOT_TAKEN: 'Not taken' },
    QuestionAgeGroup: { '1': 'Aged 18–28', '2': 'Aged 29–60', '3': 'Student' },
  },
} satisfies Same<typeof mn>;
