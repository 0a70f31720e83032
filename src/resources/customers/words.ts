import type { Words } from '../../i18n/words';
import { appEnums } from '../../i18n/shared/apps';
import { incomeEnums } from '../../i18n/shared/income';
import { payOutTexts } from '../../i18n/shared/payOut';
import { queueTexts } from '../../i18n/shared/queues';
import { qrReader } from '../../i18n/shared/qrReader';
import { registryCheckTexts } from '../../i18n/shared/registryCheck';

export const words = {
  ...queueTexts,
  ...qrReader,
  ...registryCheckTexts,
  actionBlocks: {
    ...payOutTexts.actionBlocks,
    companies_only: {
      mn: 'Зөвхөн байгууллагад хамаарна.',
      en: 'Only for companies.',
      ru: 'Только для организаций.',
    },
    registration_over: {
      mn: 'Бүртгэл дууссан, цуцлагдсан эсвэл тодорхойгүй кодтой байна.',
      en: 'Registration is over, cancelled or at an unknown code.',
      ru: 'Регистрация завершена, отменена или имеет неизвестный код.',
    },
    not_suspected: {
      mn: 'Энэ хүнийг хуулийн байгууллага эрэн сурвалжлаагүй.',
      en: 'No authority looks for this person.',
      ru: 'Это лицо не в розыске.',
    },
    income_few_months: {
      mn: 'Бүртгэсэн сар: %{count}. Доод тал нь: %{min}.',
      en: 'Months registered: %{count}. Minimum: %{min}.',
      ru: 'Зарегистрировано месяцев: %{count}. Не менее: %{min}.',
    },
    income_no_files: {
      mn: 'Нотлох баримт хавсаргаагүй байна.',
      en: 'No document is attached.',
      ru: 'Подтверждающие документы не приложены.',
    },
    income_pages_unseen: {
      mn: 'Бүх хуудсыг үзээгүй байна: %{seen}/%{total}.',
      en: 'Not all pages have been viewed: %{seen}/%{total}.',
      ru: 'Просмотрены не все страницы: %{seen}/%{total}.',
    },
    income_files_unconfirmed: {
      mn: 'Баталгаажаагүй файл байна: %{count}.',
      en: 'Files not confirmed: %{count}.',
      ru: 'Не подтверждено файлов: %{count}.',
    },
    income_months_taken: {
      mn: 'Өөр орлогоор баталгаажсан сар байна: %{count}.',
      en: 'Months confirmed by another income: %{count}.',
      ru: 'Месяцев, подтверждённых другим доходом: %{count}.',
    },
    income_second_person: {
      mn: 'Цаасан баримтыг хоёр дахь ажилтан батална.',
      en: 'Paper documents are approved by a second employee.',
      ru: 'Бумажные документы одобряет второй сотрудник.',
    },
    citizens_only: {
      mn: 'Зөвхөн иргэнд хамаарна.',
      en: 'For citizens only.',
      ru: 'Только для граждан.',
    },
    identity_images: {
      mn: 'Сельфи болон үнэмлэхний зургийг шалгах хэсэгт харж баталгаажуулна. Зураг ирээгүй бол баталгаажуулахгүй.',
      en: 'An identity is approved on the verification page with the selfie and the card in view. Without them it cannot be approved.',
      ru: 'Личность подтверждают на странице проверки по селфи и фото удостоверения. Без них подтвердить нельзя.',
    },
    deletion_open: {
      mn: 'Хангаагүй шалгуур: %{count}.',
      en: 'Checks not passed: %{count}.',
      ru: 'Невыполненных проверок: %{count}.',
    },
    saving_no_room: {
      mn: 'Хэтэвчид багтахгүй, үндсэн банкны данс алга.',
      en: 'The wallet may not hold it, and there is no prime bank account.',
      ru: 'Кошелёк не вмещает сумму, а основного счёта в банке нет.',
    },
    saving_backs_loan: {
      mn: 'Энэ хадгаламжаар барьцаалсан зээл хаагдаагүй байна.',
      en: 'The loan secured by these savings is still open.',
      ru: 'Кредит под залог этого вклада ещё не закрыт.',
    },
    cash_out_access: {
      mn: 'Хадгаламжаас зарлага гаргах эрх хаалттай байна.',
      en: 'Access to deposit cash-out is closed.',
      ru: 'Доступ к снятию с вклада закрыт.',
    },
    cash_out_minBalance: {
      mn: 'Үлдэгдэл доод хэмжээнд хүрэхгүй байна: %{amount}.',
      en: 'The balance is below the minimum: %{amount}.',
      ru: 'Остаток меньше минимального: %{amount}.',
    },
    cash_out_nextPayment: {
      mn: 'Зээлийн дараагийн төлөлт хүртэл %{days} хоног хүрэхгүй байна.',
      en: 'The next loan payment is less than %{days} days away.',
      ru: 'До следующего платежа по кредиту меньше %{days} дн.',
    },
    qr_has_one: {
      mn: 'Харилцагчид өөр код холбогдсон байна: %{number}. Эхлээд салгана уу.',
      en: 'The customer has another code: %{number}. Disconnect it first.',
      ru: 'У клиента уже есть другой код: %{number}. Сначала отвяжите его.',
    },
  },
  enums: {
    FamilyRelationType: {
      10: { mn: 'Эхнэр, нөхөр', en: 'Spouse', ru: 'Супруг(а)' },
      20: { mn: 'Хүүхэд', en: 'Child', ru: 'Ребёнок' },
      30: { mn: 'Ах, эгч, дүү', en: 'Sibling', ru: 'Брат или сестра' },
      40: { mn: 'Ач, зээ', en: 'Grandchild', ru: 'Внук или внучка' },
      50: { mn: 'Эцэг, эх', en: 'Parent', ru: 'Родитель' },
      60: { mn: 'Өвөө, эмээ', en: 'Grandparent', ru: 'Дедушка или бабушка' },
    },
    IncomeMedium: {
      ONLINE: { mn: 'Онлайн', en: 'Online', ru: 'Онлайн' },
      PAPER: { mn: 'Цаасан', en: 'Paper', ru: 'На бумаге' },
    },
    PointType: {
      0: { mn: 'Бүртгүүлсэн', en: 'Registration', ru: 'Регистрация' },
      1: { mn: 'Найзаа урьсан', en: 'Invited a friend', ru: 'Приглашение друга' },
      2: {
        mn: 'Заавар видео үзсэн',
        en: 'Watched the guide video',
        ru: 'Просмотр обучающего видео',
      },
      3: { mn: 'Гүйлгээ хийсэн', en: 'Transaction', ru: 'Операция' },
      4: { mn: 'Худалдан авалт хийсэн', en: 'Purchase', ru: 'Покупка' },
      5: { mn: 'Зээл эргэн төлсөн', en: 'Loan repayment', ru: 'Погашение кредита' },
      6: { mn: 'Мэдээ уншсан', en: 'Read news', ru: 'Чтение новостей' },
      7: { mn: 'Оноо зарцуулсан', en: 'Points used', ru: 'Списание баллов' },
    },
    InvitationState: {
      PENDING: { mn: 'Хүлээгдэж буй', en: 'Pending', ru: 'В ожидании' },
      REGISTERED: { mn: 'Бүртгүүлсэн', en: 'Registered', ru: 'Зарегистрирован' },
      CONTRACTED: { mn: 'Гэрээ байгуулсан', en: 'Contracted', ru: 'Договор заключён' },
      CONTRACTED_LATE: {
        mn: 'Хугацаа хоцорч гэрээ байгуулсан',
        en: 'Contracted late',
        ru: 'Договор заключён с опозданием',
      },
      ALREADY_REGISTERED: {
        mn: 'Өмнө нь бүртгүүлсэн',
        en: 'Already registered',
        ru: 'Уже зарегистрирован',
      },
      REJECTED: { mn: 'Татгалзсан', en: 'Rejected', ru: 'Отклонён' },
    },
    IdImageRejectionCode: {
      45: {
        mn: 'Зураг шаардлага хангахгүй байна',
        en: 'Photo does not meet requirements',
        ru: 'Фото не соответствует требованиям',
      },
      46: {
        mn: 'Иргэний үнэмлэхний хүчинтэй хугацаа дууссан байна',
        en: 'ID card has expired',
        ru: 'Срок действия удостоверения истёк',
      },
      47: {
        mn: 'Зөвхөн өөрийн иргэний үнэмлэхээр баталгаажуулах боломжтой',
        en: 'Verification is possible only with one’s own ID card',
        ru: 'Подтвердить личность можно только собственным удостоверением',
      },
    },
    ...incomeEnums,
    ...appEnums,
    IncomeRejectReason: {
      UNREADABLE: { mn: 'Баримт уншигдахгүй байна', en: 'Cannot be read', ru: 'Не читается' },
      INCOMPLETE: { mn: 'Баримт дутуу', en: 'Incomplete', ru: 'Неполный' },
      NOT_OWNER: { mn: 'Өөр хүний баримт', en: 'Someone else’s document', ru: 'Чужой документ' },
      AMOUNT_DIFFERS: { mn: 'Дүн зөрүүтэй', en: 'Amounts differ', ru: 'Суммы не совпадают' },
      OUTDATED: { mn: 'Хугацаа хэтэрсэн баримт', en: 'Outdated', ru: 'Устарел' },
      FORGED: { mn: 'Хуурамч байж болзошгүй', en: 'Possibly forged', ru: 'Возможно, подделан' },
      OTHER: { mn: 'Бусад шалтгаан', en: 'Other reason', ru: 'Другая причина' },
    },
  },
} satisfies Words;
