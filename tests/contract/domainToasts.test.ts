import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { error } from '../../src/i18n/mn/frame/error';
import { toast } from '../../src/i18n/mn/frame/toast';
import { validation } from '../../src/i18n/mn/frame/validation';

const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...error,
  ...toast,
  ...validation,
};

const wordsOf = (key: string): unknown => {
  const [group, name] = key.split('.');
  return texts[group][name];
};

const failureOf = 'src/framework/record/failureOf.ts';
const xyp = 'src/resources/customers/state-registry/XypGate.tsx';

/** The domain toasts of the first document (section 8), in its order: words, key, and where they are said. */
const SAID = [
  [
    'Мэдээлэл авахад алдаа гарлаа.',
    'error.fetch_failed',
    'src/fields/reference/ReferenceSearch.tsx',
  ],
  ['Илэрц олдсонгүй.', 'error.not_found', 'src/http/GatewayError.ts'],
  ['Хадгалахад алдаа гарлаа.', 'error.save_failed', 'src/framework/form/IdempotentSave.tsx'],
  ['Шинэчлэхэд алдаа гарлаа.', 'error.update_failed', failureOf],
  [
    'Устгахад алдаа гарлаа.',
    'error.delete_failed',
    'src/resources/users/user/DeleteUserDialog.tsx',
  ],
  ['Цуцлахад алдаа гарлаа.', 'error.cancel_failed', failureOf],
  ['Нийтлэхэд алдаа гарлаа.', 'error.publish_failed', failureOf],
  [
    'Харилцагч олдсонгүй.',
    'error.customer_not_found',
    'src/resources/customers/customer/CustomerTenantPage.tsx',
  ],
  [
    'Нууц үг таарахгүй байна.',
    'validation.password_mismatch',
    'src/resources/users/user/passwordSchema.ts',
  ],
  ['Маягт буруу бөглөгдсөн байна.', 'error.invalid_form', 'src/http/GatewayError.ts'],
  [
    'Гүйлгээний мэдээлэл авахад алдаа гарлаа.',
    'error.transactions_fetch',
    'src/resources/loans/loan/tabs/JournalPage.tsx',
  ],
  [
    'Төлөвийн түүх авахад алдаа гарлаа.',
    'error.state_log_fetch',
    'src/resources/customers/customer/tabs/StatesTable.tsx',
  ],
  ['Төлөв өөрчлөхөд алдаа гарлаа.', 'error.state_change_failed', failureOf],
  [
    'ЗМС лавлагаа хийснээс хойш %{days} хоногоос илүү хугацаа өнгөрсөн байна. Дахин лавлана уу.',
    'error.zms_expired',
    xyp,
  ],
  ['ЗМС-ээс шинээр лавлаагүй тул ХУР-аас лавлах боломжгүй.', 'error.xyp_blocked', xyp],
  [
    'Сүүлийн %{days} хоногт лавласан тул дахин лавлах боломжгүй. Зээлийн оноог тооцно уу.',
    'error.registry_within_days',
    xyp,
  ],
  [
    'Хурууны хээ уншихад алдаа гарлаа.',
    'error.fingerprint_read',
    'src/resources/customers/state-registry/FingerCapture.tsx',
  ],
  [
    'ХУР-аас лавлах ажилтны мэдээлэл байхгүй байна.',
    'error.no_worker_info',
    'src/resources/customers/state-registry/checkLookup.ts',
  ],
  [
    'Төхөөрөмж камергүй байна.',
    'error.no_camera',
    'src/resources/customers/qr-card/CameraScan.tsx',
  ],
  [
    'ХУР-аас мэдээллийг амжилттай авлаа.',
    'toast.xyp_received',
    'src/resources/customers/state-registry/XypPage.tsx',
  ],
  [
    'Зээл бүртгэхэд алдаа гарлаа.',
    'error.loan_create',
    'src/resources/loans/loan/create/LoanCreatePage.tsx',
  ],
  [
    'Зээлийн төлбөрийн хүсэлт амжилтгүй боллоо.',
    'error.loan_payment_request',
    'src/resources/loans/temporary-account/TemporaryDialog.tsx',
  ],
  [
    'Данс эзэмшигчийн мэдээлэл хайхад алдаа гарлаа.',
    'error.account_owner_lookup',
    'src/resources/loans/loan/actions/PayoutOwner.tsx',
  ],
  [
    'Харилцагч хар, саарал жагсаалтад байхгүй байна.',
    'error.not_in_bw_list',
    'src/resources/watchlists/search/WatchSearchPage.tsx',
  ],
  [
    'Эрхийн мэдээлэл авахад алдаа гарлаа.',
    'error.roles_fetch',
    'src/resources/users/user/useAssignableRoles.ts',
  ],
] as const;

/** What the gateway says of a duplicate, in the words of the documents. */
const OF_GATEWAYS = [['Энэ нэвтрэх нэр бүртгэлтэй байна.', 'mocks/engine/messages.ts']] as const;

/** Those of what is not there yet, by the screen that they belong to. Files have a reason of their own instead. */
const NOT_YET = {
  'error.invalid_file': 'each file says what is wrong with it: validation.file_*',
  'error.invalid_app_version': 'versions of the app: second document',
  'error.failed_transfers_fetch': '/accounting: failed transfers',
  'error.fraud_details_fetch': '/accounting/fraud-transfer/{id}',
  'error.sender_info_fetch': '/accounting/fraud-transfer/{id}',
  'error.comment_save_failed': '/accounting/fraud-transfer/{id}: comments',
  'error.photo_upload':
    'pictures go with the record that they belong to: there is no upload beside it',
  'error.qpay_details': 'QPay transactions: second document',
} as const;

describe('the domain toasts of the documents', () => {
  it.each(SAID)('"%s" is said where it belongs', (words, key, file) => {
    expect(wordsOf(key)).toBe(words);
    expect(readFileSync(file, 'utf8')).toContain(key);
  });

  it.each(OF_GATEWAYS)('"%s" is said by the gateway', (words, file) => {
    expect(readFileSync(file, 'utf8')).toContain(words);
  });

  it.each(Object.keys(NOT_YET))('%s has its words', (key) => {
    expect(wordsOf(key)).toEqual(expect.stringMatching(/\p{L}/u));
  });

  it('are the thirty-four of the first document', () => {
    expect(SAID.length + OF_GATEWAYS.length + Object.keys(NOT_YET).length).toBe(34);
  });
});
