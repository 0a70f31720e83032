import type { Words } from '../../../i18n/words';

export const words = {
  resources: {
    'bank-gateways/statements': {
      name: {
        mn: 'Банкны гэйтвэйн хуулга |||| Банкны гэйтвэйн хуулга',
        en: 'Bank gateway statement |||| Bank gateway statements',
        ru: 'Выписка банковского шлюза |||| Выписки банковских шлюзов |||| Выписки банковских шлюзов',
      },
      fields: {
        accountNumber: { mn: 'Данс', en: 'Account', ru: 'Счёт' },
        opening: { mn: 'Эхний үлдэгдэл', en: 'Opening balance', ru: 'Входящий остаток' },
        credited: { mn: 'Орлого', en: 'Money in', ru: 'Поступило' },
        debited: { mn: 'Зарлага', en: 'Money out', ru: 'Списано' },
        closing: { mn: 'Эцсийн үлдэгдэл', en: 'Closing balance', ru: 'Исходящий остаток' },
        lineCount: { mn: 'Хуулгын мөр', en: 'Statement lines', ru: 'Строки выписки' },
        statement: {
          mn: 'Таних орлого, банкны дүн',
          en: 'Income to recognise, by the bank',
          ru: 'Поступления к распознаванию, по банку',
        },
        lines: {
          mn: 'Таних орлого, ирсэн дүн',
          en: 'Income to recognise, received',
          ru: 'Поступления к распознаванию, получено',
        },
        count: { mn: 'Ирсэн орлогын тоо', en: 'Receipts', ru: 'Поступления' },
        awaitedCount: {
          mn: 'Ирээгүй орлого',
          en: 'Credits not read yet',
          ru: 'Непрочитанные зачисления',
        },
        awaitedAmount: {
          mn: 'Ирээгүй орлогын дүн',
          en: 'Amount not read yet',
          ru: 'Сумма непрочитанных',
        },
        difference: { mn: 'Зөрүү', en: 'Difference', ru: 'Разница' },
        state: { mn: 'Төлөв', en: 'State', ru: 'Состояние' },
        readUntil: { mn: 'Хуулга уншсан хугацаа', en: 'Read until', ru: 'Прочитана до' },
        source: { mn: 'Эх үүсвэр', en: 'Source', ru: 'Источник' },
        fileName: { mn: 'Файл', en: 'File', ru: 'Файл' },
        takenAt: { mn: 'Файл оруулсан огноо', en: 'Taken at', ru: 'Когда загружена' },
        takenBy: { mn: 'Файл оруулсан ажилтан', en: 'Taken by', ru: 'Кто загрузил' },
      },
      views: {
        AGREES: { mn: 'Тулсан', en: 'Agrees', ru: 'Сходится' },
        DIFFERS: { mn: 'Зөрсөн', en: 'Differs', ru: 'Расходится' },
        LATE: { mn: 'Хоцорч байгаа', en: 'Late', ru: 'Запаздывает' },
      },
      tabs: {
        lines: { mn: 'Хуулгын мөрүүд', en: 'Lines', ru: 'Строки' },
      },
      sections: {
        income: {
          mn: 'Таних орлого',
          en: 'Income to recognise',
          ru: 'Поступления к распознаванию',
        },
        source: { mn: 'Эх үүсвэр', en: 'Source', ru: 'Источник' },
      },
    },
  },
  statementFile: {
    open: { mn: 'Хуулга файлаас оруулах', en: 'Import a statement', ru: 'Загрузить выписку' },
    title: {
      mn: 'Банкны хуулга файлаас оруулах',
      en: 'Import a bank statement',
      ru: 'Загрузка банковской выписки',
    },
    help: {
      mn: 'MT940, camt.053, Excel эсвэл CSV, %{size} хүртэл. Файлыг банкнаас татсан хэвээр нь оруулна.',
      en: 'MT940, camt.053, Excel or CSV, up to %{size}. The file as the bank gave it.',
      ru: 'MT940, camt.053, Excel или CSV, до %{size}. Файл в том виде, в каком его выдал банк.',
    },
    take: { mn: 'Хуулга бүртгэх', en: 'Take the statement', ru: 'Принять выписку' },
    question: {
      mn: 'Шинэ гүйлгээ: %{smart_count}. Орлого нь таних дараалалд орж, зарлага нь дансны хуулгад бүртгэгдэнэ.',
      en: '%{smart_count} new line. Income goes to recognition, what left is on the account’s statement. |||| %{smart_count} new lines. Income goes to recognition, what left is on the account’s statement.',
      ru: '%{smart_count} новая строка. Поступления пойдут на распознавание, списания войдут в выписку счёта. |||| %{smart_count} новые строки. Поступления пойдут на распознавание, списания войдут в выписку счёта. |||| %{smart_count} новых строк. Поступления пойдут на распознавание, списания войдут в выписку счёта.',
    },
    nothing: {
      mn: 'Файлын бүх мөр бүртгэлтэй байна. Шинэ зүйл алга.',
      en: 'Every line of the file is known already: nothing is new.',
      ru: 'Все строки файла уже известны: нового нет.',
    },
    refused: {
      mn: 'Алдаатай тул нэг ч мөр бүртгэхгүй.',
      en: 'Nothing is taken while something is wrong.',
      ru: 'Пока есть ошибки, не принимается ничего.',
    },
    reading: { mn: 'Файлыг шалгаж байна…', en: 'Checking the file…', ru: 'Файл проверяется…' },
    taken: {
      mn: 'Хуулга бүртгэгдлээ. Шинэ гүйлгээ: %{smart_count}.',
      en: 'The statement was taken. New lines: %{smart_count}. |||| The statement was taken. New lines: %{smart_count}.',
      ru: 'Выписка принята. Новых строк: %{smart_count}. |||| Выписка принята. Новых строк: %{smart_count}. |||| Выписка принята. Новых строк: %{smart_count}.',
    },
    counts: {
      mn: 'Шинэ: %{fresh}, бүртгэлтэй: %{known}',
      en: 'New: %{fresh}, known: %{known}',
      ru: 'Новых: %{fresh}, известных: %{known}',
    },
    pending: {
      mn: 'Банк хараахан гүйцэтгээгүй мөр: %{smart_count}. Хуулгад оруулаагүй.',
      en: '%{smart_count} line is not booked by the bank yet and is left out. |||| %{smart_count} lines are not booked by the bank yet and are left out.',
      ru: '%{smart_count} строка ещё не проведена банком и не учтена. |||| %{smart_count} строки ещё не проведены банком и не учтены. |||| %{smart_count} строк ещё не проведены банком и не учтены.',
    },
    days: { mn: 'Хугацаа', en: 'Days', ru: 'Период' },
    lender: { mn: 'Байгууллага', en: 'Lender', ru: 'Организация' },
    lines: { mn: 'Хуулгын мөрүүд', en: 'Statement lines', ru: 'Строки выписки' },
    columns: {
      at: { mn: 'Огноо', en: 'Date', ru: 'Дата' },
      counter: { mn: 'Харьцсан тал', en: 'Counterparty', ru: 'Контрагент' },
      text: { mn: 'Гүйлгээний утга', en: 'Payment text', ru: 'Назначение платежа' },
      reference: { mn: 'Банкны дугаар', en: 'Bank reference', ru: 'Номер банка' },
      in: { mn: 'Орлого', en: 'Money in', ru: 'Поступило' },
      out: { mn: 'Зарлага', en: 'Money out', ru: 'Списано' },
      balance: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
      became: { mn: 'Бүртгэлийн төлөв', en: 'Became', ru: 'Что стало' },
    },
    account: { mn: 'Аль дансны хуулга вэ', en: 'Which account it is of', ru: 'Какой счёт' },
    account_of_file: { mn: 'Файлд бичсэнээр', en: 'As the file says', ru: 'Как в файле' },
    charge: {
      mn: 'Банкны шимтгэлээр бичих',
      en: 'Book as a bank charge',
      ru: 'Провести как комиссию банка',
    },
    unbooked: { mn: 'Бичээгүй', en: 'Not booked', ru: 'Не проведено' },
    row: { mn: 'Мөр %{row}:', en: 'Row %{row}:', ru: 'Строка %{row}:' },
    faults: {
      size: {
        mn: 'Файл хэт том байна.',
        en: 'The file is too large.',
        ru: 'Файл слишком большой.',
      },
      format: {
        mn: 'Энэ файл банкны хуулга биш байна. MT940, camt.053, Excel эсвэл CSV файл сонгоно уу.',
        en: 'This file is no bank statement. Choose an MT940, camt.053, Excel or CSV file.',
        ru: 'Этот файл не выписка банка. Выберите файл MT940, camt.053, Excel или CSV.',
      },
      cut: {
        mn: 'Файл дутуу байна: хуулга дуусаагүй байхад тасарсан. Банкнаас дахин татаж авна уу.',
        en: 'The file is cut off before its statement ends. Get it from the bank again.',
        ru: 'Файл обрывается до конца выписки. Запросите его у банка ещё раз.',
      },
      no_statement: {
        mn: 'Файлд хуулга алга.',
        en: 'There is no statement in the file.',
        ru: 'В файле нет выписки.',
      },
      no_headings: {
        mn: 'Огноо, дебит, кредит гэсэн багана олдсонгүй. Банкнаас татсан хуулгыг өөрчлөлгүй оруулна уу.',
        en: 'There are no columns for date, debit and credit. Bring the sheet as the bank gave it.',
        ru: 'Нет столбцов с датой, дебетом и кредитом. Загрузите лист таким, каким его выдал банк.',
      },
      no_account: {
        mn: 'Хуулгад дансны дугаар алга. Дансыг нь сонгоно уу.',
        en: 'The statement does not name its account. Choose the account.',
        ru: 'В выписке нет номера счёта. Выберите счёт.',
      },
      other_account: {
        mn: 'Файлд %{account} данс бичигдсэн, сонгосон данс %{chosen} байна.',
        en: 'The file is of account %{account}, and %{chosen} was chosen.',
        ru: 'Файл по счёту %{account}, а выбран %{chosen}.',
      },
      no_balance: {
        mn: 'Хуулгад эхний эсвэл эцсийн үлдэгдэл алга.',
        en: 'The statement has no opening or no closing balance.',
        ru: 'В выписке нет входящего или исходящего остатка.',
      },
      line: {
        mn: 'Мөрийг уншиж чадсангүй.',
        en: 'The line cannot be read.',
        ru: 'Строку не удалось прочитать.',
      },
      date: {
        mn: 'Огноо буруу байна: «%{text}».',
        en: 'This is no date: “%{text}”.',
        ru: 'Это не дата: «%{text}».',
      },
      amount: {
        mn: 'Дүн буруу байна: «%{text}».',
        en: 'This is no amount: “%{text}”.',
        ru: 'Это не сумма: «%{text}».',
      },
      batch: {
        mn: 'Багц гүйлгээний хэсгүүдийн нийлбэр %{expected}, багцын дүн %{given} байна, ₮.',
        en: 'The parts of the batch come to %{expected}, the batch to %{given}, ₮.',
        ru: 'Сумма частей пакета %{expected}, а пакета %{given}, ₮.',
      },
      page: {
        mn: 'Хуулгын нэг хуудас алга: энэ хуудас өмнөхөө үргэлжлүүлэхгүй байна.',
        en: 'A page of the statement is missing: this one does not go on where the one before ended.',
        ru: 'Не хватает страницы выписки: эта не продолжает предыдущую.',
      },
      currency: {
        mn: 'Зөвхөн төгрөгийн хуулга оруулна. Файлын валют: %{currency}.',
        en: 'Only statements in tögrög are taken. Currency of the file: %{currency}.',
        ru: 'Принимаются только выписки в тугриках. Валюта файла: %{currency}.',
      },
      account: {
        mn: 'Манай банкны данс биш байна: %{account}.',
        en: 'This is no account of ours: %{account}.',
        ru: 'Это не наш счёт: %{account}.',
      },
      future: {
        mn: 'Хуулгын сүүлийн өдөр болоогүй байна: %{day}.',
        en: 'The last day of the statement is still to come: %{day}.',
        ru: 'Последний день выписки ещё не наступил: %{day}.',
      },
      outside: {
        mn: 'Мөрийн огноо хуулгын хугацаанаас гадуур байна: %{day}.',
        en: 'The line is of a day outside the statement: %{day}.',
        ru: 'День строки вне периода выписки: %{day}.',
      },
      gap: {
        mn: 'Хуулга өмнөхтэйгөө залгахгүй байна. %{day} өдрийн эцсийн үлдэгдэл %{expected}, энэ хуулгын эхний үлдэгдэл %{given}, зөрүү %{difference}, ₮.',
        en: 'The statement does not follow the one before. Closing of %{day} %{expected}, opening of this one %{given}, difference %{difference}, ₮.',
        ru: 'Выписка не продолжает предыдущую. Исходящий остаток на %{day} %{expected}, входящий этой %{given}, разница %{difference}, ₮.',
      },
      running: {
        mn: 'Гүйлгээний дараах үлдэгдэл %{expected} байх ёстой, файлд %{given} байна, ₮.',
        en: 'The balance after the line should be %{expected}, the file says %{given}, ₮.',
        ru: 'Остаток после строки должен быть %{expected}, в файле %{given}, ₮.',
      },
      sum: {
        mn: 'Эхний үлдэгдэл, мөрүүдийн нийлбэр %{expected}, файлын эцсийн үлдэгдэл %{given} байна, ₮.',
        en: 'Opening and lines come to %{expected}, the closing in the file is %{given}, ₮.',
        ru: 'Входящий остаток и строки дают %{expected}, исходящий в файле %{given}, ₮.',
      },
      twice: {
        mn: 'Банкны дугаар файлд давхардсан байна: %{reference}.',
        en: 'The bank’s reference is in the file twice: %{reference}.',
        ru: 'Номер банка в файле дважды: %{reference}.',
      },
      elsewhere: {
        mn: 'Банкны энэ дугаар өөр дансны гүйлгээнд бүртгэлтэй байна: %{reference}.',
        en: 'The bank’s reference is on another account already: %{reference}.',
        ru: 'Номер банка уже есть на другом счёте: %{reference}.',
      },
      differs: {
        mn: 'Энэ дугаартай гүйлгээ өөр дүн эсвэл огноотой бүртгэгдсэн байна: %{reference}. Бүртгэлд %{expected}, файлд %{given}, ₮.',
        en: 'The line with this reference is known otherwise: %{reference}. Known %{expected}, in the file %{given}, ₮.',
        ru: 'Строка с этим номером известна иной: %{reference}. В системе %{expected}, в файле %{given}, ₮.',
      },
      unknown_line: {
        mn: '%{day} өдрийн хуулга бүрэн уншигдсан, энэ мөр түүнд байхгүй.',
        en: 'The statement of %{day} is known to its end, and this line is not in it.',
        ru: 'Выписка за %{day} прочитана полностью, этой строки в ней нет.',
      },
      missing: {
        mn: '%{day} өдрийн гүйлгээ файлд алга: %{reference}, ₮: %{amount}.',
        en: 'A line of %{day} is missing in the file: %{reference}, ₮: %{amount}.',
        ru: 'В файле нет строки за %{day}: %{reference}, ₮: %{amount}.',
      },
    },
  },
  gatewayStatement: {
    late: {
      mn: 'Гэйтвэй зогссон. Хуулгыг уншсан сүүлийн цаг: %{at}. Түүнээс хойших орлого хараахан ирээгүй байна.',
      en: 'The gateway is stopped: what the bank credited after %{at} has not come yet.',
      ru: 'Шлюз остановлен: зачисления после %{at} ещё не пришли.',
    },
    awaited: {
      mn: 'Зээлд бүртгэсэн %{smart_count} орлогын гүйлгээ хүлээгдэж байна, ₮: %{amount}. Гэйтвэйг ажиллуулахад ирнэ.',
      en: '%{smart_count} receipt is booked on a loan, and its line has not come yet, ₮: %{amount}. It comes when the gateway starts. |||| %{smart_count} receipts are booked on loans, and their lines have not come yet, ₮: %{amount}. They come when the gateway starts.',
      ru: 'По кредитам проведено %{smart_count} поступление, строки которого ещё нет, ₮: %{amount}. Она придёт, когда шлюз запустят. |||| По кредитам проведено %{smart_count} поступления, строк которых ещё нет, ₮: %{amount}. Они придут, когда шлюз запустят. |||| По кредитам проведено %{smart_count} поступлений, строк которых ещё нет, ₮: %{amount}. Они придут, когда шлюз запустят.',
    },
    differs: {
      mn: 'Банкны хуулга ирсэн гүйлгээнээс зөрж байна, ₮: %{amount}.',
      en: 'The bank’s statement is not the sum of the lines that came. Difference, ₮: %{amount}.',
      ru: 'Выписка банка не сходится с пришедшими строками. Разница, ₮: %{amount}.',
    },
  },
  enums: {
    StatementSource: {
      GATEWAY: { mn: 'Гэйтвэй', en: 'Gateway', ru: 'Шлюз' },
      FILE: { mn: 'Файл', en: 'File', ru: 'Файл' },
    },
    StatementLineState: {
      NEW: { mn: 'Шинэ', en: 'New', ru: 'Новая' },
      KNOWN: { mn: 'Бүртгэлтэй', en: 'Known', ru: 'Известна' },
      REFUSED: { mn: 'Алдаатай', en: 'Wrong', ru: 'С ошибкой' },
    },
    GatewayStatementState: {
      AGREES: { mn: 'Тулсан', en: 'Agrees', ru: 'Сходится' },
      DIFFERS: { mn: 'Зөрсөн', en: 'Differs', ru: 'Расходится' },
      LATE: { mn: 'Хоцорч байгаа', en: 'Late', ru: 'Запаздывает' },
    },
  },
} satisfies Words;
