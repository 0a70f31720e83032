import type { Words } from '../words';
import { checkTexts } from './checks';

/** What the rules of lending say, in every area that lends. */
export const lending = {
  gates: {
    not_needed: {
      mn: 'Энэ төрлийн гэрээнд шаардлагагүй.',
      en: 'Not needed for this type of contract.',
      ru: 'Для этого вида договора не требуется.',
    },
    names: {
      customer: {
        mn: 'Харилцагчийг зөвшөөрөх эсэх',
        en: 'Customer may be dealt with',
        ru: 'С клиентом можно работать',
      },
      family: { mn: 'Гэр бүлийн гишүүд', en: 'Family members', ru: 'Члены семьи' },
      creditRegistry: {
        mn: 'ЗМС лавлагаа',
        en: 'Credit registry check',
        ru: 'Проверка в кредитном реестре',
      },
      stateRegistry: {
        mn: 'ХУР лавлагаа',
        en: 'State registry lookup',
        ru: 'Запрос в государственный реестр',
      },
      score: { mn: 'Зээлийн оноо', en: 'Credit score', ru: 'Кредитный балл' },
      criteria: { mn: 'Ерөнхий шалгуур', en: 'General criteria', ru: 'Общие критерии' },
      company: { mn: 'Байгууллагын мэдээлэл', en: 'Company details', ru: 'Сведения о компании' },
      parent: { mn: 'Үндсэн гэрээ', en: 'Parent contract', ru: 'Основной договор' },
      oneLive: {
        mn: 'Хүчинтэй гэрээ давхардаагүй',
        en: 'No other contract in force',
        ru: 'Нет другого действующего договора',
      },
    },
    states: {
      passed: { mn: 'Хангасан', en: 'Passed', ru: 'Выполнено' },
      failed: { mn: 'Хангаагүй', en: 'Failed', ru: 'Не выполнено' },
      blocked: { mn: 'Хүлээгдэж буй', en: 'Waiting', ru: 'Ожидание' },
      not_needed: { mn: 'Шаардлагагүй', en: 'Not needed', ru: 'Не требуется' },
    },
    customer: {
      passed: {
        mn: 'Жагсаалтад байхгүй, нас хүрсэн.',
        en: 'On no list, of age.',
        ru: 'Нет в списках, совершеннолетний.',
      },
      black_listed: {
        mn: 'Хар жагсаалтад байгаа тул гэрээ байгуулахгүй.',
        en: 'On the black list: the lender makes no contract.',
        ru: 'В чёрном списке: договор не заключается.',
      },
      under_age: {
        mn: '%{years} нас хүрээгүй байна.',
        en: 'Under %{years} years of age.',
        ru: 'Моложе %{years} лет.',
      },
      grey_unapproved: {
        mn: 'Саарал жагсаалтад байна: эхлээд хоёр дахь хүн жагсаалтын бүртгэл дээр зөвшөөрнө.',
        en: 'On the grey list: a second person must approve it on the list entry first.',
        ru: 'В сером списке: сначала второй сотрудник должен дать согласие в записи списка.',
      },
      grey_own_approval: {
        mn: 'Саарал жагсаалтын энэ харилцагчийг та өөрөө зөвшөөрсөн тул өөр ажилтан үргэлжлүүлнэ.',
        en: 'You approved this grey-list customer yourself: a colleague has to go on.',
        ru: 'Согласие по этому клиенту серого списка дали вы сами: продолжить должен коллега.',
      },
    },
    family: {
      passed: {
        mn: 'Баталгаажсан гишүүн: %{count}.',
        en: 'Confirmed members: %{count}.',
        ru: 'Подтверждено членов семьи: %{count}.',
      },
      too_few: {
        mn: 'Баталгаажсан гишүүн: %{count}. Доод тал нь: %{min}.',
        en: 'Confirmed members: %{count}. At least: %{min}.',
        ru: 'Подтверждено членов семьи: %{count}. Не менее: %{min}.',
      },
    },
    creditRegistry: {
      passed: {
        mn: 'ЗМС лавлагаа хүчинтэй.',
        en: 'The check is valid.',
        ru: 'Проверка действительна.',
      },
      no_record: {
        mn: 'ЗМС-д харилцагчийн мэдээлэл байхгүй. Лавлагаа хүчинтэй.',
        en: 'The registry has no record of the customer. The check is valid.',
        ru: 'В реестре нет сведений о клиенте. Проверка действительна.',
      },
      number_corrected: {
        mn: 'Регистрийн дугаарыг зассан тул ЗМС-ээс дахин лавлана уу.',
        en: 'The register number was corrected: send a new check.',
        ru: 'Регистрационный номер исправлен: отправьте новый запрос.',
      },
      never_sent: {
        mn: 'ЗМС-ээс лавлаагүй байна.',
        en: 'No check has been sent yet.',
        ru: 'Проверка ещё не отправлялась.',
      },
      awaited: {
        mn: 'ЗМС-ийн хариуг хүлээж байна.',
        en: 'Awaiting the registry’s answer.',
        ru: 'Ожидается ответ реестра.',
      },
      no_answer: {
        mn: 'ЗМС лавлагаа амжилтгүй болсон. Дахин лавлана уу.',
        en: 'The check failed. Send it again.',
        ru: 'Проверка не удалась. Отправьте повторно.',
      },
      no_date: {
        mn: 'ЗМС лавлагааны огноо буруу байна. Дахин лавлана уу.',
        en: 'The date of the check is invalid. Send it again.',
        ru: 'Неверная дата проверки. Отправьте повторно.',
      },
      expired: {
        mn: 'ЗМС лавлагаа хийснээс хойш %{days} хоногоос илүү хугацаа өнгөрсөн байна. Дахин лавлана уу.',
        en: 'The check is older than %{days} days. Send it again.',
        ru: 'Проверка устарела: срок действия, дней: %{days}. Отправьте повторно.',
      },
    },
    stateRegistry: {
      passed: {
        mn: 'Сүүлийн %{days} хоногт лавласан тул дахин лавлахгүй.',
        en: 'Read within the last %{days} days: not read again.',
        ru: 'Данные получены за последние дни (%{days}): повторный запрос не нужен.',
      },
      blocked: {
        mn: 'ЗМС-ээс шинээр лавлаагүй тул ХУР-аас лавлах боломжгүй.',
        en: 'The lookup is not possible without a recent credit registry check.',
        ru: 'Запрос невозможен без свежей проверки в кредитном реестре.',
      },
      number_corrected: {
        mn: 'Регистрийн дугаарыг зассан тул ХУР-аас дахин лавлана уу.',
        en: 'The register number was corrected: look it up again.',
        ru: 'Регистрационный номер исправлен: запросите данные снова.',
      },
      never_read: {
        mn: 'ХУР-аас лавлаагүй байна.',
        en: 'The state registry has not been read yet.',
        ru: 'Запроса в государственный реестр ещё не было.',
      },
      expired: {
        mn: 'ХУР-аас лавласнаас хойш %{days} хоногоос илүү хугацаа өнгөрсөн байна.',
        en: 'The last reading is older than %{days} days.',
        ru: 'Данные устарели: срок действия, дней: %{days}.',
      },
    },
    score: {
      passed: {
        mn: 'Зээлийн оноог тооцсон.',
        en: 'The score has been computed.',
        ru: 'Балл рассчитан.',
      },
      blocked: {
        mn: 'Эхлээд ХУР-аас лавлана уу.',
        en: 'Read the state registry first.',
        ru: 'Сначала выполните запрос в государственный реестр.',
      },
      number_corrected: {
        mn: 'Регистрийн дугаарыг зассан тул оноог дахин тооцно уу.',
        en: 'The register number was corrected: compute the score again.',
        ru: 'Регистрационный номер исправлен: рассчитайте балл снова.',
      },
      never_computed: {
        mn: 'Зээлийн оноог тооцно уу.',
        en: 'Compute the score.',
        ru: 'Рассчитайте балл.',
      },
      outdated: {
        mn: 'Сүүлийн лавлагаанаас хойш оноог тооцоогүй байна. Дахин тооцно уу.',
        en: 'The score is older than the last reading. Compute it again.',
        ru: 'Балл старше последнего запроса. Рассчитайте заново.',
      },
    },
    criteria: {
      passed: {
        mn: 'Ерөнхий шалгуур хангасан.',
        en: 'The general criteria are met.',
        ru: 'Общие критерии выполнены.',
      },
      not_checked: {
        mn: 'Ерөнхий шалгуурыг шалгаагүй байна.',
        en: 'The general criteria have not been checked.',
        ru: 'Общие критерии не проверены.',
      },
      not_met: {
        mn: 'Ерөнхий шалгуур хангахгүй байна.',
        en: 'The general criteria are not met.',
        ru: 'Общие критерии не выполнены.',
      },
    },
    company: {
      passed: {
        mn: 'Байгууллагын мэдээлэл бүрэн.',
        en: 'The company details are complete.',
        ru: 'Сведения о компании полные.',
      },
      fields_missing: {
        mn: 'Байгууллагын мэдээлэл дутуу байна: %{count} талбар.',
        en: 'Company details are missing: %{count} fields.',
        ru: 'Не заполнены сведения о компании, полей: %{count}.',
      },
    },
    parent: {
      passed: {
        mn: 'Үндсэн гэрээ хүчинтэй.',
        en: 'The parent contract is in force.',
        ru: 'Основной договор действует.',
      },
      none: {
        mn: 'Нэмэлт өөрчлөлт оруулах үндсэн гэрээг сонгоно уу.',
        en: 'Choose the contract to be amended.',
        ru: 'Выберите изменяемый договор.',
      },
      not_live: {
        mn: 'Үндсэн гэрээ хүчингүй болсон байна.',
        en: 'The parent contract is not in force.',
        ru: 'Основной договор не действует.',
      },
    },
    criteria_names: {
      age: { mn: 'нас 18–65', en: 'age 18–65', ru: 'возраст 18–65' },
      black_list: {
        mn: 'хар жагсаалтад байхгүй',
        en: 'not on the black list',
        ru: 'нет в чёрном списке',
      },
      own_loans: {
        mn: 'чанаргүй зээлгүй',
        en: 'no non-performing loan',
        ru: 'нет просроченных проблемных займов',
      },
      registry: {
        mn: 'ЗМС-д чанаргүй зээлгүй',
        en: 'no non-performing loan at the registry',
        ru: 'нет проблемных займов в реестре',
      },
      access: {
        mn: 'зээл авах эрх нээлттэй',
        en: 'access to borrow is open',
        ru: 'выдача займов открыта',
      },
      income: {
        mn: 'орлого 500 000-аас дээш',
        en: 'income of 500 000 or more',
        ru: 'доход от 500 000',
      },
    },
    score_is: {
      mn: 'Одоогийн мэдээллээр тооцсон оноо: %{score}',
      en: 'Score by what is known now: %{score}',
      ru: 'Оценка по текущим данным: %{score}',
    },
    score_part: { mn: '%{part} %{points}', en: '%{part} %{points}', ru: '%{part} %{points}' },
    score_parts: {
      base: { mn: 'суурь', en: 'base', ru: 'база' },
      income: { mn: 'орлого', en: 'income', ru: 'доход' },
      age: { mn: 'нас', en: 'age', ru: 'возраст' },
      work: { mn: 'ажилласан жил', en: 'years at work', ru: 'стаж' },
      family: {
        mn: 'баталгаажсан ар гэр',
        en: 'confirmed relatives',
        ru: 'подтверждённые родственники',
      },
      registry: { mn: 'ЗМС', en: 'credit registry', ru: 'кредитный реестр' },
      discipline: {
        mn: 'төлөлтийн сахилга',
        en: 'repayment on time',
        ru: 'своевременное погашение',
      },
      npl: { mn: 'чанаргүй зээл', en: 'non-performing loans', ru: 'проблемные займы' },
      list: { mn: 'жагсаалт', en: 'lists', ru: 'списки' },
    },
    oneLive: {
      passed: {
        mn: 'Энэ төрлийн хүчинтэй гэрээ байхгүй.',
        en: 'No contract of this type is in force.',
        ru: 'Действующего договора этого вида нет.',
      },
      has_live: {
        mn: 'Харилцагч энэ төрлийн хүчинтэй гэрээтэй байна.',
        en: 'The customer has a contract of this type in force.',
        ru: 'У клиента есть действующий договор этого вида.',
      },
    },
  },
  actionBlocks: {
    messages_paused: {
      mn: 'Зээл эрсдэлийн хэлтэст эсвэл шүүхэд байгаа тул мессеж илгээхгүй.',
      en: 'The loan is in the risk department or in court: no messages go out about it.',
      ru: 'Кредит в отделе рисков или в суде: сообщения по нему не отправляются.',
    },
    black_listed: {
      mn: 'Хар жагсаалтад байна: бүртгэл, гэрээ, зээл хийхгүй.',
      en: 'On the black list: no registration, no contract, no loan.',
      ru: 'В чёрном списке: ни регистрации, ни договора, ни займа.',
    },
    under_age: {
      mn: '%{years} нас хүрээгүй байна.',
      en: 'Under %{years} years of age.',
      ru: 'Моложе %{years} лет.',
    },
    grey_unapproved: {
      mn: 'Саарал жагсаалтад байна: эхлээд хоёр дахь хүн жагсаалтын бүртгэл дээр зөвшөөрнө.',
      en: 'On the grey list: a second person must approve it on the list entry first.',
      ru: 'В сером списке: сначала второй сотрудник должен дать согласие в записи списка.',
    },
    grey_own_approval: {
      mn: 'Саарал жагсаалтын энэ харилцагчийг та өөрөө зөвшөөрсөн тул өөр ажилтан үргэлжлүүлнэ.',
      en: 'You approved this grey-list customer yourself: a colleague has to go on.',
      ru: 'Согласие по этому клиенту серого списка дали вы сами: продолжить должен коллега.',
    },
    not_the_writer: {
      mn: 'ЗМС-д бичсэн зээлдүүлэгч өөрөө засна.',
      en: 'Only the lender that wrote it may correct it.',
      ru: 'Исправить может только кредитор, сделавший запись.',
    },
    no_difference: {
      mn: 'ЗМС-ийн бичлэгээс зөрөх мэдээлэл алга.',
      en: 'Nothing differs from the registry’s record.',
      ru: 'Расхождений с записью в реестре нет.',
    },
    nothing_to_correct: {
      mn: 'Алдаатай эсвэл зөрүүтэй бичлэг биш байна.',
      en: 'The record has neither failed nor does it differ.',
      ru: 'Запись без ошибок и расхождений.',
    },
    line_owes: {
      mn: 'Зээлийн шугам үлдэгдэлтэй тул хаах боломжгүй.',
      en: 'The credit line still has a balance and cannot be closed.',
      ru: 'По кредитной линии есть остаток, закрыть её нельзя.',
    },
    queue_right: {
      mn: 'Энэ бүтээгдэхүүний хүсэлтийг шийдвэрлэх эрх алга.',
      en: 'You have no right to decide requests for this product.',
      ru: 'У вас нет права решать по заявкам на этот продукт.',
    },
    lend_access_closed: {
      mn: 'Харилцагчийн зээл авах эрх хаалттай байна.',
      en: "The customer's access to loans is closed.",
      ru: 'Доступ клиента к кредитам закрыт.',
    },
    other_open_request: {
      mn: 'Харилцагч энэ бүтээгдэхүүний өөр хүсэлттэй байна.',
      en: 'The customer has another open request for this product.',
      ru: 'У клиента есть другая открытая заявка по этому продукту.',
    },
    limit_exceeded: {
      mn: 'Хүссэн дүн боломжит лимитээс хэтэрсэн байна: %{limit}.',
      en: 'The amount exceeds the available limit: %{limit}.',
      ru: 'Сумма превышает доступный лимит: %{limit}.',
    },
    payout_account_unknown: {
      mn: 'Банк ийм данс бүртгэлгүй гэж хариулсан. Дансны дугаараа шалгана уу.',
      en: 'The bank knows no such account. Check its number.',
      ru: 'Банк не знает такого счёта. Проверьте номер.',
    },
    payout_owner_differs: {
      mn: 'Данс нь зээлдэгчийнх биш байна: банк өөр нэр хэлсэн.',
      en: 'The account is not the borrower’s: the bank names somebody else.',
      ru: 'Счёт принадлежит не заёмщику: банк называет другое имя.',
    },
    contract_missing: {
      mn: 'Зээл үндэслэх гэрээг сонгоогүй байна.',
      en: 'No contract is chosen for the loan to rest on.',
      ru: 'Не выбран договор, на основании которого выдаётся заём.',
    },
    contract_foreign: {
      mn: 'Гэрээ нь энэ харилцагчийн энэ зээлдүүлэгчтэй байгуулсан гэрээ биш байна.',
      en: 'The contract is not one of this customer with this lender.',
      ru: 'Это не договор данного клиента с данным кредитором.',
    },
    contract_kind: {
      mn: 'Энэ төрлийн гэрээгээр зээл олгодоггүй.',
      en: 'No loans are given under a contract of this type.',
      ru: 'По договору этого типа займы не выдаются.',
    },
    contract_over: {
      mn: 'Гэрээ хүчингүй болсон эсвэл архивлагдсан байна.',
      en: 'The contract was cancelled or is in the archive.',
      ru: 'Договор расторгнут или находится в архиве.',
    },
    contract_unsigned: {
      mn: 'Гэрээнд гарын үсэг зураагүй байна.',
      en: 'The contract is not signed.',
      ru: 'Договор не подписан.',
    },
    guarantor_missing: {
      mn: 'Зээлийн батлан даагч байхгүй байна.',
      en: 'The loan has no guarantor.',
      ru: 'У займа нет поручителя.',
    },
    guarantor_waiting: {
      mn: 'Батлан даагч хараахан зөвшөөрөөгүй байна.',
      en: 'A guarantor has not agreed yet.',
      ru: 'Поручитель ещё не дал согласия.',
    },
    guarantee_short: {
      mn: 'Батлан даагчдын хариуцах дүн зээлийн дүнд хүрэхгүй байна.',
      en: 'The liabilities of the guarantors do not cover the loan.',
      ru: 'Обязательства поручителей не покрывают сумму займа.',
    },
    savings_missing: {
      mn: 'Зээлийн дүнд хүрэх, хүчинтэй хадгаламж харилцагчид алга.',
      en: 'The customer has no running savings that are worth the loan.',
      ru: 'У клиента нет действующего вклада, покрывающего заём.',
    },
    not_assessed: {
      mn: 'Хүсэлтийг үнэлээгүй байна. Эхлээд харилцагчийн оноог тооцоолно уу.',
      en: 'The request was not assessed. Compute the score of the customer first.',
      ru: 'Заявка не оценена. Сначала рассчитайте оценку клиента.',
    },
    transfer_sent: {
      mn: 'Мөнгийг шилжүүлэхээр илгээсэн тул цуцлах боломжгүй.',
      en: 'The transfer has been sent and cannot be cancelled.',
      ru: 'Перевод отправлен, отменить нельзя.',
    },
    payout_not_found: {
      mn: 'Олгосныг нотлох банкны гүйлгээ олдоогүй.',
      en: 'No bank transaction proves the payout.',
      ru: 'Банковская операция, подтверждающая выдачу, не найдена.',
    },
    payout_amount: {
      mn: 'Банкны гүйлгээний дүн зээлийн дүнтэй таарахгүй байна.',
      en: 'The bank transaction is for a different amount.',
      ru: 'Сумма банковской операции не совпадает.',
    },
    payout_account: {
      mn: 'Банкны гүйлгээний данс зээлийн данстай таарахгүй байна.',
      en: 'The bank transaction is to a different account.',
      ru: 'Счёт банковской операции не совпадает.',
    },
    nothing_owed: { mn: 'Төлөх дүн алга.', en: 'Nothing is owed.', ru: 'Задолженности нет.' },
    past_due: {
      mn: 'Хугацаа хэтэрсэн зээлийг урьдчилан төлөх боломжгүй: %{days} хоног хэтэрсэн.',
      en: 'An overdue loan cannot be paid in advance: %{days} days past due.',
      ru: 'Просроченный кредит нельзя погасить досрочно. Дней просрочки: %{days}.',
    },
    not_extendable: {
      mn: 'Энэ зээлийг сунгах боломжгүй.',
      en: 'This loan cannot be extended.',
      ru: 'Этот кредит нельзя продлить.',
    },
    extension_pending: {
      mn: 'Сунгах хүсэлт хүлээгдэж байна.',
      en: 'A request for an extension is pending.',
      ru: 'Заявка на продление уже ожидает решения.',
    },
    extension_dpd: {
      mn: 'Хэтэрсэн хоног: %{days}. Сунгахад зөвшөөрөх дээд хоног: %{max}.',
      en: 'Days past due: %{days}. Maximum for an extension: %{max}.',
      ru: 'Дней просрочки: %{days}. Для продления не более: %{max}.',
    },
    extensions_used: {
      mn: 'Сунгах дээд тоонд хүрсэн: %{max}.',
      en: 'All extensions have been used: %{max}.',
      ru: 'Все продления использованы: %{max}.',
    },
    not_past_due: {
      mn: 'Хугацаа хэтрээгүй зээлийн хуваарийг шинэчлэх шаардлагагүй.',
      en: 'The loan is not past due.',
      ru: 'Кредит не просрочен.',
    },
    renewal_needs_lead: {
      mn: 'Дахин шинэчлэхэд ахлах ажилтны эрх хэрэгтэй.',
      en: 'A further renewal requires a lead.',
      ru: 'Для повторного обновления нужны права руководителя.',
    },
    risk_dpd: {
      mn: 'Хэтэрсэн хоног: %{days}. Эрсдэлийн санд шилжүүлэх доод хоног: %{min}.',
      en: 'Days past due: %{days}. Minimum for the risk fund: %{min}.',
      ru: 'Дней просрочки: %{days}. Для передачи в фонд риска не менее: %{min}.',
    },
    arrears_unpaid: {
      mn: 'Хугацаа хэтэрсэн өрийг бүрэн төлөөгүй байна.',
      en: 'The arrears have not been paid.',
      ru: 'Просроченная задолженность не погашена.',
    },
    court_decided: {
      mn: 'Шүүх шийдвэрлэсэн тул нэхэмжлэлээс татгалзах боломжгүй.',
      en: 'The court has decided; the claim cannot be withdrawn.',
      ru: 'Суд принял решение, отозвать иск нельзя.',
    },
    claim_open: {
      mn: 'Шүүхийн шийдвэр гараагүй, өр бүрэн төлөгдөөгүй байна.',
      en: 'The court has not decided, and the debt has not been paid.',
      ru: 'Решения суда нет, и долг не погашен.',
    },
    nothing_to_write_off: {
      mn: 'Хаах үлдэгдэл алга.',
      en: 'There is no balance to close.',
      ru: 'Нет остатка для закрытия.',
    },
    no_receipts: {
      mn: 'Шилжүүлэх төлөлт алга.',
      en: 'There is no receipt to move.',
      ru: 'Нет платежей для переноса.',
    },
    not_written_off: {
      mn: 'Эрсдэлийн сангаас хаагаагүй зээл байна.',
      en: 'The loan was not closed from the risk fund.',
      ru: 'Кредит не был закрыт за счёт фонда риска.',
    },
    all_recovered: {
      mn: 'Хаасан өрийг бүрэн нөхөн төлсөн байна.',
      en: 'Everything written off has been recovered.',
      ru: 'Списанный долг полностью возвращён.',
    },
    best_class: {
      mn: 'Хамгийн сайн ангилалд байна.',
      en: 'The loan already has the best class.',
      ru: 'У кредита уже лучший класс.',
    },
    archived: {
      mn: 'Архивласан гэрээ байна.',
      en: 'The contract is archived.',
      ru: 'Договор в архиве.',
    },
    gate_family: {
      mn: 'Ар гэрийн хоёр хүн баталгаажаагүй байна.',
      en: 'Two relatives are not confirmed yet.',
      ru: 'Двое родственников ещё не подтверждены.',
    },
    gate_creditRegistry: {
      mn: 'ЗМС-ийн лавлагаа хүчинтэй биш байна.',
      en: 'The check at the credit registry is not valid any more.',
      ru: 'Запрос в кредитный реестр больше не действителен.',
    },
    gate_stateRegistry: {
      mn: 'ХУР-ын лавлагаа хүчинтэй биш байна.',
      en: 'The reading of the state registry is not valid any more.',
      ru: 'Данные государственного реестра больше не действительны.',
    },
    gate_score: {
      mn: 'Зээлийн оноог шинээр тооцоогүй байна.',
      en: 'The score was not computed anew.',
      ru: 'Оценка не рассчитана заново.',
    },
    gate_criteria: {
      mn: 'Харилцагч ерөнхий шалгуурыг хангахгүй байна.',
      en: 'The customer does not meet the general criteria.',
      ru: 'Клиент не соответствует общим критериям.',
    },
    gate_company: {
      mn: 'Байгууллагын мэдээлэл дутуу байна.',
      en: 'Data of the company is missing.',
      ru: 'Не хватает данных компании.',
    },
    sign_failed: {
      mn: 'Гарын үсэг зурах оролдлого амжилтгүй болсон. Дахин оролдох үйлдлийг ашиглана уу.',
      en: 'Signing has failed. Use the action that tries it again.',
      ru: 'Подписание не удалось. Используйте действие повторной попытки.',
    },
    sign_not_failed: {
      mn: 'Гарын үсэг зурах оролдлого амжилтгүй болоогүй байна.',
      en: 'No attempt to sign has failed.',
      ru: 'Неудачных попыток подписания нет.',
    },
    signature_waiting: {
      mn: 'Харилцагчийн гарын үсгийг хараахан баталгаажуулаагүй байна.',
      en: 'The customer’s signature has not been accepted yet.',
      ru: 'Подпись клиента ещё не принята.',
    },
    signature_refused: {
      mn: 'Харилцагчийн гарын үсгээс татгалзсан тул гэрээ үргэлжлэх боломжгүй.',
      en: 'The customer’s signature was rejected: the contract cannot go on.',
      ru: 'Подпись клиента отклонена: договор не может быть продолжен.',
    },
    open_loans: {
      mn: 'Гэрээний дагуу хаагдаагүй зээл байна: %{count}.',
      en: 'Loans under the contract are open: %{count}.',
      ru: 'По договору есть незакрытые кредиты: %{count}.',
    },
    open_student_loans: {
      mn: 'Оюутны хаагдаагүй зээл байна: %{count}.',
      en: 'Loans of the student are still open: %{count}.',
      ru: 'У студента есть незакрытые кредиты: %{count}.',
    },
    others_record: {
      mn: 'Өөр байгууллагын бүртгэл байна: зөвхөн тэр байгууллага өөрчилнө.',
      en: 'It is another lender’s record: only that lender changes it.',
      ru: 'Это запись другой организации: менять её может только она.',
    },
    not_ceded: {
      mn: 'Шаардах эрхийг шилжүүлээгүй байна.',
      en: 'The contract has not been ceded.',
      ru: 'Право требования не уступлено.',
    },
    receipts_since_cession: {
      mn: 'Шилжүүлснээс хойш төлөлт бүртгэсэн тул буцаах боломжгүй: %{count}.',
      en: 'Receipts booked since the cession: %{count}.',
      ru: 'После уступки проведены поступления: %{count}.',
    },
    already_written: {
      mn: 'ЗМС-д бичигдсэн байна.',
      en: 'Already written to the credit registry.',
      ru: 'Уже записано в кредитный реестр.',
    },
    not_retryable: {
      mn: 'Дахин оролдох боломжгүй. Залруулга хийнэ үү.',
      en: 'It cannot be retried. Correct it instead.',
      ru: 'Повторить нельзя. Выполните корректировку.',
    },
    accepted_elsewhere: {
      mn: 'Өөр байгууллага хүлээн авсан байна.',
      en: 'Another lender has accepted it.',
      ru: 'Заявку принял другой кредитор.',
    },
    other_tenant_copy: {
      mn: 'Өөр байгууллагад очсон хүсэлтийг шийдвэрлэх боломжгүй.',
      en: 'A copy that went to another lender cannot be decided on.',
      ru: 'По копии, отправленной другой организации, решать нельзя.',
    },
    request_expired: {
      mn: 'Хүсэлтийн хугацаа дууссан байна.',
      en: 'The request has expired.',
      ru: 'Срок заявки истёк.',
    },
    row_not_unpaid: {
      mn: 'Энэ хуваарьт төлөлт төлөгдөх төлөвт биш байна.',
      en: 'The installment is not awaiting payment.',
      ru: 'Платёж по графику не ожидает оплаты.',
    },
    live_invoice: {
      mn: 'Энэ хуваарьт төлөлтийн нэхэмжлэх хүлээгдэж байна.',
      en: 'The installment has a pending invoice.',
      ru: 'По этому платежу уже выставлен счёт.',
    },
    letter_incomplete: {
      mn: 'Бөглөгдөөгүй хувьсагч байна: %{count}.',
      en: 'Variables of the letter are empty: %{count}.',
      ru: 'Не заполнены переменные письма: %{count}.',
    },
    letter_differs: {
      mn: 'Хэвлэсэн бичгийн дүн нэхэмжлэлийн дүнтэй таарахгүй байна. Дахин хэвлэнэ үү.',
      en: 'The printed letter and the claim differ. Print it again.',
      ru: 'Сумма письма не совпадает с иском. Распечатайте заново.',
    },
    award_missing: {
      mn: 'Шүүхээс шийдвэрлэсэн дүнг оруулна уу.',
      en: 'Enter the amount that the court awarded.',
      ru: 'Укажите присуждённую сумму.',
    },
    creator_only: {
      mn: 'Зөвхөн ноорог үүсгэсэн ажилтан илгээнэ.',
      en: 'Only the creator of the draft can submit it.',
      ru: 'Черновик может отправить только его автор.',
    },
    maker_at_work: {
      mn: 'Ноорогийг үүсгэсэн ажилтан ажиллаж байна. Тэр өөрөө илгээнэ.',
      en: 'Who wrote the draft still works here, and hands it in.',
      ru: 'Автор черновика работает и отправит его сам.',
    },
    draft_only: {
      mn: 'Зөвхөн ноорог хүсэлтийг засна.',
      en: 'Only a draft is edited.',
      ru: 'Изменить можно только черновик.',
    },
    car_loan_open: {
      mn: 'Хүсэлтийн дагуу олгосон зээл хаагдаагүй байна.',
      en: 'The loan that came of the request is still open.',
      ru: 'Заём, выданный по заявке, ещё открыт.',
    },
    cap_not_configured: {
      mn: 'Автомашины үнэ эсвэл барьцааны хувийг тохируулаагүй байна.',
      en: 'The price of the car or the collateral percent is not configured.',
      ru: 'Цена автомобиля или процент залога не настроены.',
    },
    cap_exceeded: {
      mn: 'Зээлийн дүн барьцааны боломжит дүнгээс хэтэрсэн байна: %{cap}.',
      en: 'The loan exceeds the cap of its collateral: %{cap}.',
      ru: 'Сумма кредита превышает предел по залогу: %{cap}.',
    },
    loan_open: {
      mn: 'Зээл хаагдаагүй тул барьцааг чөлөөлөх боломжгүй.',
      en: 'The collateral can be released once the loan is closed.',
      ru: 'Залог снимается после закрытия кредита.',
    },
    batch_row_unknown: {
      mn: 'Багцад %{row} дугаартай мөр алга: сүүлийн мөр %{last}.',
      en: 'The batch has no row %{row}: its last one is %{last}.',
      ru: 'В пакете нет строки %{row}: последняя — %{last}.',
    },
    batch_exceeded: {
      mn: 'Банкны орлогоос хэтэрнэ. Үлдсэн дүн: %{left}.',
      en: 'More than the bank receipt. Left of it: %{left}.',
      ru: 'Больше поступления банка. Осталось: %{left}.',
    },
    temporary_not_due: {
      mn: 'Дараагийн төлөлт хүртэл %{days} хоногоос илүү байгаа тул түр данснаас төлөх боломжгүй.',
      en: 'The next payment is more than %{days} days away.',
      ru: 'До следующего платежа больше дней, чем допустимо: %{days}.',
    },
    temporary_short: {
      mn: 'Түр дансны үлдэгдэл хүрэлцэхгүй: %{balance}.',
      en: 'The temporary account holds only %{balance}.',
      ru: 'На временном счёте только %{balance}.',
    },
    temporary_min: {
      mn: 'Түр дансанд үлдэх ёстой доод дүн: %{min}.',
      en: 'At least %{min} must stay in the temporary account.',
      ru: 'На временном счёте должно остаться не меньше %{min}.',
    },
    wallet_short: {
      mn: 'Хэтэвчийн боломжит үлдэгдэл хүрэлцэхгүй: %{balance}.',
      en: 'The wallet has not so much to spend: %{balance}.',
      ru: 'На кошельке недостаточно средств: %{balance}.',
    },
    wallet_full: {
      mn: 'Хэтэвчид дээд тал нь %{room} орлого хийж болно.',
      en: 'The wallet may hold at most %{room} more.',
      ru: 'На кошелёк поместится не больше %{room}.',
    },
  },
  refusals: {
    STATE_FORBIDS: {
      mn: 'Одоогийн төлөвт энэ үйлдлийг хийх боломжгүй.',
      en: 'This action is not possible in the current state.',
      ru: 'В текущем статусе это действие невозможно.',
    },
    AMOUNT_INVALID: {
      mn: 'Дүн буруу байна.',
      en: 'The amount is not valid.',
      ru: 'Неверная сумма.',
    },
    AMOUNT_OVER: { mn: 'Дээд хэмжээ: %{max}.', en: 'At most %{max}.', ru: 'Не больше %{max}.' },
    DURATION_OVER: {
      mn: 'Нэг удаагийн сунгалт дээд тал нь %{months} сар буюу %{days} хоног.',
      en: 'One extension is at most %{months} months or %{days} days.',
      ru: 'Одно продление — не больше %{months} мес. или %{days} дн.',
    },
    FEE_OVER: {
      mn: 'Шимтгэлийн дээд хэмжээ: %{max}.',
      en: 'The fee is at most %{max}.',
      ru: 'Комиссия — не больше %{max}.',
    },
    DATE_OVER: {
      mn: 'Хамгийн сүүлийн боломжит огноо: %{max}.',
      en: 'The latest possible date is %{max}.',
      ru: 'Самая поздняя возможная дата: %{max}.',
    },
    OVERDUE: {
      mn: 'Хугацаа хэтэрсэн зээлийг урьдчилан төлөх боломжгүй: %{days} хоног хэтэрсэн.',
      en: 'An overdue loan cannot be paid in advance: %{days} days past due.',
      ru: 'Просроченный кредит нельзя погасить досрочно. Дней просрочки: %{days}.',
    },
    NOT_OVERDUE: {
      mn: 'Хугацаа хэтрээгүй зээлийн хуваарийг шинэчлэх шаардлагагүй.',
      en: 'The loan is not overdue: its schedule needs no renewal.',
      ru: 'Кредит не просрочен: обновлять график не нужно.',
    },
    NOT_EXTENDABLE: {
      mn: 'Энэ зээлийг сунгах боломжгүй.',
      en: 'This loan cannot be extended.',
      ru: 'Этот кредит нельзя продлить.',
    },
    DPD_OVER_LIMIT: {
      mn: 'Хэтэрсэн хоног: %{days}. Зөвшөөрөх дээд хоног: %{limit}.',
      en: 'Days past due: %{days}. Maximum allowed: %{limit}.',
      ru: 'Дней просрочки: %{days}. Допустимо не более: %{limit}.',
    },
    EXTENSIONS_REACHED: {
      mn: 'Сунгах дээд тоонд хүрсэн: %{limit}.',
      en: 'All extensions have been used: %{limit}.',
      ru: 'Все продления использованы: %{limit}.',
    },
    EXTENSION_PENDING: {
      mn: 'Сунгах хүсэлт хүлээгдэж байна.',
      en: 'A request for an extension is pending.',
      ru: 'Заявка на продление уже ожидает решения.',
    },
    NOTHING_TO_PAY: {
      mn: 'Төлөх дүн алга.',
      en: 'There is nothing to pay.',
      ru: 'Платить нечего.',
    },
    DURATION_INVALID: {
      mn: 'Хугацаа бүхэл эерэг тоо байна.',
      en: 'The term must be a whole number above zero.',
      ru: 'Срок должен быть целым числом больше нуля.',
    },
    DATE_NOT_AFTER_TODAY: {
      mn: 'Шинэ төлөх огноо өнөөдрөөс хойш байна: %{date}.',
      en: 'The new due date must be after today: %{date}.',
      ru: 'Новая дата платежа должна быть позже сегодняшней: %{date}.',
    },
    PLAN_INVALID: {
      mn: 'Шинэ хуваарь буруу байна.',
      en: 'The new schedule is not valid.',
      ru: 'Новый график неверен.',
    },
    DATE_BEFORE_ISSUE: {
      mn: 'Зээл олгосон өдрөөс өмнөх огноо байна: %{date}.',
      en: 'The date is before the loan was issued: %{date}.',
      ru: 'Дата раньше даты выдачи кредита: %{date}.',
    },
    BEFORE_HANDOVER: {
      mn: 'Шаардах эрх одоогийн эзэмшигчид шилжсэн өдрөөс өмнөх нь хуучин эзэмшигчийнх: %{date}.',
      en: 'What came before the claim went to its present owner is the former owner’s: %{date}.',
      ru: 'Что было до перехода права требования к нынешнему владельцу, принадлежит прежнему: %{date}.',
    },
    LATER_ACTIONS: {
      mn: 'Энэ огнооноос хойш шүүх эсвэл залруулгын бичилт хийсэн байна: %{date}.',
      en: 'A court or correction entry was booked after this date: %{date}.',
      ru: 'После этой даты есть судебная или исправительная запись: %{date}.',
    },
    RECEIPT_FIXED: {
      mn: 'Энэ төлөлтийг шилжүүлэх боломжгүй.',
      en: 'This receipt cannot be moved.',
      ru: 'Этот платёж нельзя перенести.',
    },
    LEAD_NEEDED: {
      mn: 'Дахин шинэчлэхэд ахлах ажилтны эрх хэрэгтэй.',
      en: 'A second renewal requires a lead.',
      ru: 'Для повторного обновления нужны права руководителя.',
    },
  },
  warnings: {
    monthly_rate: {
      mn: 'Сарын хүү %{rate}% байна. Анхааруулах дээд хувь: %{cap}%. Зөвшөөрлийн нөхцөлөө шалгана уу.',
      en: 'The monthly rate is %{rate}%. Warning limit: %{cap}%. Check the terms of the licence.',
      ru: 'Месячная ставка: %{rate}%. Порог предупреждения: %{cap}%. Проверьте условия лицензии.',
    },
  },
  ...checkTexts,
  action: {
    mark_wrong_request: {
      mn: 'Буруу хүсэлт гэж тэмдэглэх',
      en: 'Mark as a wrong request',
      ru: 'Отметить как ошибочную заявку',
    },
    check_status: { mn: 'Төлөв шалгах', en: 'Check the status', ru: 'Проверить статус' },
    return_to_ongoing: {
      mn: 'Хэвийн төлөвт буцаах',
      en: 'Return to ongoing',
      ru: 'Вернуть в действующие',
    },
    withdraw_claim: { mn: 'Нэхэмжлэлээс татгалзах', en: 'Withdraw the claim', ru: 'Отозвать иск' },
    settle_claim: {
      mn: 'Нэхэмжлэлийг барагдуулж хаах',
      en: 'Settle the claim',
      ru: 'Урегулировать иск',
    },
    record_recovery: {
      mn: 'Нөхөн төлөлт бүртгэх',
      en: 'Book a recovery',
      ru: 'Провести поступление после списания',
    },
    move_receipt: {
      mn: 'Буруу төлөлт шилжүүлэх',
      en: 'Move a misposted receipt',
      ru: 'Перенести ошибочный платёж',
    },
    upgrade_class: { mn: 'Ангилал сайжруулах', en: 'Upgrade the class', ru: 'Повысить класс' },
    correct_amounts: {
      mn: 'Хүү, шимтгэл залруулах',
      en: 'Correct interest and fees',
      ru: 'Исправить проценты и комиссии',
    },
    sign: { mn: 'Гарын үсэг зурах', en: 'Sign', ru: 'Подписать' },
    retry_sign: { mn: 'Гарын үсэг дахин зурах', en: 'Sign again', ru: 'Подписать повторно' },
    amend: { mn: 'Нэмэлт өөрчлөлт оруулах', en: 'Amend', ru: 'Внести изменения' },
    renew: { mn: 'Гэрээ шинэчлэх', en: 'Renew the contract', ru: 'Обновить договор' },
    accept: { mn: 'Хүлээн авах', en: 'Accept', ru: 'Принять' },
    overrule_approval: {
      mn: 'Автомат баталгааг хүчингүй болгох',
      en: 'Overrule the automatic approval',
      ru: 'Отменить автоматическое одобрение',
    },
    overrule_rejection: {
      mn: 'Автомат татгалзлыг хүчингүй болгох',
      en: 'Overrule the automatic rejection',
      ru: 'Отменить автоматический отказ',
    },
    print_letter: { mn: 'Бичиг хэвлэх', en: 'Print the letter', ru: 'Распечатать письмо' },
    file_claim: { mn: 'Нэхэмжлэл гаргах', en: 'File the claim', ru: 'Подать иск' },
    record_acceptance: {
      mn: 'Хүлээн авсныг бүртгэх',
      en: 'Record the acceptance',
      ru: 'Отметить принятие',
    },
    record_decision: {
      mn: 'Шүүхийн шийдвэр бүртгэх',
      en: 'Record the decision',
      ru: 'Внести решение суда',
    },
    enforce: {
      mn: 'Шийдвэр гүйцэтгэлд шилжүүлэх',
      en: 'Send for enforcement',
      ru: 'Передать на исполнение',
    },
    settle: { mn: 'Барагдуулж хаах', en: 'Settle and close', ru: 'Урегулировать и закрыть' },
    withdraw: { mn: 'Татгалзаж хаах', en: 'Withdraw and close', ru: 'Отозвать и закрыть' },
  },
} satisfies Words;
