import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../support/journeys/saidWords';
import { recordsOfRun } from '../support/journeys/records';
import { afterAllJourneys } from './afterAllJourneys';

/** What the first document says of failures in its areas (section 8), in its order: words and key. */
const FAILURES = [
  ['Мэдээлэл авахад алдаа гарлаа.', 'error.fetch_failed'],
  ['Илэрц олдсонгүй.', 'error.not_found'],
  ['Хадгалахад алдаа гарлаа.', 'error.save_failed'],
  ['Шинэчлэхэд алдаа гарлаа.', 'error.update_failed'],
  ['Устгахад алдаа гарлаа.', 'error.delete_failed'],
  ['Цуцлахад алдаа гарлаа.', 'error.cancel_failed'],
  ['Нийтлэхэд алдаа гарлаа.', 'error.publish_failed'],
  ['Харилцагч олдсонгүй.', 'error.customer_not_found'],
  ['Энэ нэвтрэх нэр бүртгэлтэй байна.', 'error.login_name_taken'],
  ['Нууц үг таарахгүй байна.', 'validation.password_mismatch'],
  ['Файл буруу байна.', 'error.invalid_file'],
  ['Маягт буруу бөглөгдсөн байна.', 'error.invalid_form'],
  ['Аппын хувилбар буруу байна.', 'error.invalid_app_version'],
  ['Амжилтгүй шилжүүлгийн мэдээлэл авахад алдаа гарлаа.', 'error.failed_transfers_fetch'],
  ['Гүйлгээний мэдээлэл авахад алдаа гарлаа.', 'error.transactions_fetch'],
  ['Залилангийн дэлгэрэнгүй мэдээлэл авахад алдаа гарлаа.', 'error.fraud_details_fetch'],
  ['Төлөвийн түүх авахад алдаа гарлаа.', 'error.state_log_fetch'],
  ['Илгээгчийн мэдээлэл авахад алдаа гарлаа.', 'error.sender_info_fetch'],
  ['Төлөв өөрчлөхөд алдаа гарлаа.', 'error.state_change_failed'],
  ['Сэтгэгдэл хадгалахад алдаа гарлаа.', 'error.comment_save_failed'],
  [
    'ЗМС лавлагаа хийснээс хойш %{days} хоногоос илүү хугацаа өнгөрсөн байна. Дахин лавлана уу.',
    'error.zms_expired',
  ],
  ['ЗМС-ээс шинээр лавлаагүй тул ХУР-аас лавлах боломжгүй.', 'error.xyp_blocked'],
  [
    'Сүүлийн %{days} хоногт лавласан тул дахин лавлах боломжгүй. Зээлийн оноог тооцно уу.',
    'error.registry_within_days',
  ],
  ['Хурууны хээ уншихад алдаа гарлаа.', 'error.fingerprint_read'],
  ['ХУР-аас лавлах ажилтны мэдээлэл байхгүй байна.', 'error.no_worker_info'],
  ['Төхөөрөмж камергүй байна.', 'error.no_camera'],
  ['ХУР-аас мэдээллийг амжилттай авлаа.', 'toast.xyp_received'],
  ['Зээл бүртгэхэд алдаа гарлаа.', 'error.loan_create'],
  ['Зээлийн төлбөрийн хүсэлт амжилтгүй боллоо.', 'error.loan_payment_request'],
  ['Зураг оруулахад алдаа гарлаа.', 'error.photo_upload'],
  ['Данс эзэмшигчийн мэдээлэл хайхад алдаа гарлаа.', 'error.account_owner_lookup'],
  ['QPay мэдээлэл авахад алдаа гарлаа.', 'error.qpay_details'],
  ['Харилцагч хар, саарал жагсаалтад байхгүй байна.', 'error.not_in_bw_list'],
  ['Эрхийн мэдээлэл авахад алдаа гарлаа.', 'error.roles_fetch'],
] as const;

/** The successes that the documents name: words and key. */
const SUCCESSES = [
  ['Амжилттай хадгаллаа.', 'toast.saved'],
  ['Амжилттай үүсгэлээ.', 'toast.created'],
  ['Амжилттай бүртгэлээ.', 'toast.registered'],
  ['Амжилттай шинэчиллээ.', 'toast.updated'],
  ['Амжилттай устгалаа.', 'toast.deleted'],
  ['Амжилттай цуцаллаа.', 'toast.cancelled'],
  ['Амжилттай баталлаа.', 'toast.approved'],
  ['Татгалзлаа.', 'toast.rejected'],
  ['Амжилттай залрууллаа.', 'toast.corrected'],
  ['Амжилттай хаалаа.', 'toast.closed'],
  ['Хугацааг амжилттай сунгалаа.', 'toast.extended'],
  ['Амжилттай нийтэллээ.', 'toast.published'],
  ['Нийтлэлээс хаслаа.', 'toast.unpublished'],
  ['Амжилттай илгээлээ.', 'toast.sent'],
  ['Мэдэгдлийг амжилттай илгээлээ.', 'toast.notification_sent'],
  ['SMS амжилттай илгээлээ.', 'toast.sms_sent'],
  ['И-мэйл амжилттай илгээлээ.', 'toast.email_sent'],
  ['Амжилттай буцаалаа.', 'toast.returned'],
  ['Төлөвийг амжилттай өөрчиллөө.', 'toast.state_changed'],
  ['Сэтгэгдлийг амжилттай хадгаллаа.', 'toast.comment_saved'],
  ['Нууц үгийг амжилттай солилоо.', 'toast.password_changed'],
  ['Эрхийг амжилттай оноолоо.', 'toast.roles_assigned'],
  ['Эрхийг амжилттай хаслаа.', 'toast.role_removed'],
  ['Эрхийг амжилттай нээлээ.', 'toast.access_opened'],
  ['Эрхийг амжилттай хаалаа.', 'toast.access_closed'],
  ['Гэрээг амжилттай байгууллаа.', 'toast.contract_made'],
  ['Гэрээг амжилттай цуцаллаа.', 'toast.contract_cancelled'],
  ['Шаардах эрхийг амжилттай шилжүүллээ.', 'toast.contract_ceded'],
  ['Шаардах эрхийн шилжүүлгийг буцаалаа.', 'toast.cession_undone'],
  ['Эрсдэлийн санд амжилттай шилжүүллээ.', 'toast.moved_to_risk_fund'],
  ['Шүүхэд амжилттай шилжүүллээ.', 'toast.moved_to_court'],
  ['ЗМС-д бичихээр товлолоо.', 'toast.zms_write_scheduled'],
  ['ЗМС лавлагаа илгээлээ.', 'toast.zms_sent'],
  ['Зээлийн оноог тооцлоо.', 'toast.score_computed'],
  ['Файлыг амжилттай орууллаа.', 'toast.uploaded'],
  ['Файл бэлэн боллоо.', 'toast.exported'],
  ['Хуулагдлаа.', 'toast.copied'],
  ['Өдөр өндөрлөлт эхэллээ.', 'toast.eod_started'],
  ['Үндсэн загварыг тохирууллаа.', 'toast.theme_default_set'],
  ['QR код үүсгэлээ.', 'toast.qr_created'],
  ['Хүсэлт илгээлээ.', 'toast.request_sent'],
  ['Системээс гарлаа.', 'toast.signed_out'],
] as const;

const wordsOf = new Map(MESSAGES);

describe('the domain toasts of the documents', () => {
  it.each([...FAILURES, ...SUCCESSES])('"%s" are the words of %s', (words, key) => {
    expect(wordsOf.get(key)).toBe(words);
  });

  it('are the thirty-four of the first document, and forty-two successes', () => {
    expect([FAILURES.length, SUCCESSES.length]).toEqual([34, 42]);
  });
});

afterAllJourneys('the domain toasts of the documents', () => {
  const said = new Set(recordsOfRun().records.flatMap((record) => record.said));

  it.each([...FAILURES, ...SUCCESSES])('"%s" is said in a journey', (_words, key) => {
    expect([...said]).toContain(key);
  });
});
