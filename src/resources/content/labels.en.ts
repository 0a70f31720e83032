import { checkTexts } from '../../i18n/en/shared/checks';
import { phone } from '../../i18n/en/shared/phone';
import type { Same } from '../../i18n/Same';

import type { labels as mn } from './labels.mn';

/** English texts: what the pages of this area share. */
export const labels: Same<typeof mn> = {
  ...phone,
  checks: checkTexts.checks,
  enums: {
    HolidayState: { IN_FORCE: 'In force', PAST: 'Past', REMOVED: 'Removed' },
    AgreementState: { DRAFT: 'Draft', IN_FORCE: 'In force', REPLACED: 'Replaced' },
    AcceptanceState: { ACCEPTED: 'Accepted', ASKED_AGAIN: 'Asked again' },
    BranchDayState: { OPEN: 'Open', CLOSED: 'Closed' },
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
    BannerShowing: {
      SHOWN: 'Shown',
      PLANNED: 'Not begun',
      NOT_SHOWN: 'Not published',
      OVER: 'Over',
    },
    AgreementOption: {
      transfer_contract: 'Transfer contract',
      sponsion_loan: 'Guarantee loan terms',
      qpay_service_agreement: 'QPay service agreement',
    },
    FeeType: { Transaction: 'Wallet to wallet', Cashout: 'To bank' },
    StickerPackageState: {
      PUBLISHED: 'Published',
      UNPUBLISHED: 'Not published',
      DELETED: 'Deleted',
    },
    StickerState: { OFFERED: 'In the package', REMOVED: 'Taken out' },
    FeeStepState: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
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
    QuestionAgeGroup: { 1: 'Aged 18–28', 2: 'Aged 29–60', 3: 'Student' },
  },
};
