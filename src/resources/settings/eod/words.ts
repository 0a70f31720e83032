import type { Words } from '../../../i18n/words';

export const words = {
  enums: {
    EodState: {
      NOT_RUN: { mn: 'Эхлээгүй', en: 'Not run', ru: 'Не запущено' },
      RUNNING: { mn: 'Явж байна', en: 'Under way', ru: 'Выполняется' },
      DONE: { mn: 'Дууссан', en: 'Done', ru: 'Завершено' },
      FAILED: { mn: 'Зогссон', en: 'Stopped', ru: 'Остановлено' },
    },
    EodStepState: {
      AHEAD: { mn: 'Хүлээгдэж байна', en: 'Ahead', ru: 'Впереди' },
      RUNNING: { mn: 'Явж байна', en: 'Under way', ru: 'Выполняется' },
      DONE: { mn: 'Дууссан', en: 'Done', ru: 'Завершено' },
      FAILED: { mn: 'Зогссон', en: 'Stopped', ru: 'Остановлено' },
      SKIPPED: { mn: 'Хийгдээгүй', en: 'Left out', ru: 'Пропущено' },
    },
    EodStep: {
      BANK_STATEMENTS: { mn: 'Банкны хуулга', en: 'Bank statements', ru: 'Банковские выписки' },
      INTEREST: { mn: 'Хүү хуримтлуулах', en: 'Interest', ru: 'Начисление процентов' },
      ADDITIONAL_INTEREST: {
        mn: 'Нэмэгдүүлсэн хүү',
        en: 'Additional interest',
        ru: 'Повышенные проценты',
      },
      AUTO_REPAYMENT: {
        mn: 'Түр данснаас төлөлт',
        en: 'Repayment from temporary accounts',
        ru: 'Погашение с временных счетов',
      },
      DAYS_PAST_DUE: { mn: 'Хэтэрсэн хоног', en: 'Days past due', ru: 'Дни просрочки' },
      CLASSES: { mn: 'Зээлийн ангилал', en: 'Classes of loans', ru: 'Классы кредитов' },
      ACCESSES: { mn: 'Харилцагчийн эрх', en: 'Accesses of customers', ru: 'Доступы клиентов' },
      EXPIRY: { mn: 'Хугацаа дуусгах', en: 'Expiry', ru: 'Истечение сроков' },
      SAVINGS: { mn: 'Хадгаламжийн хүү', en: 'Interest of savings', ru: 'Проценты по вкладам' },
      REGISTRY_WRITES: {
        mn: 'ЗМС-д мэдээлэх',
        en: 'Reports to the registry',
        ru: 'Отчёты в кредитный реестр',
      },
      MESSAGES: {
        mn: 'Төлөлтийн сануулга',
        en: 'Reminders of payments',
        ru: 'Напоминания о платежах',
      },
      REPORTS: { mn: 'Тайлан, тулгалт', en: 'Reports and reconciliation', ru: 'Отчёты и сверка' },
    },
    EodCause: {
      CORRECTIONS_WAIT: {
        mn: 'Хүү, хураамжийн залруулга батлагдахыг хүлээж байна',
        en: 'Corrections of interest and fees wait for approval',
        ru: 'Корректировки процентов и комиссий ждут утверждения',
      },
      UPGRADES_WAIT: {
        mn: 'Ангилал сайжруулах бичилт батлагдахыг хүлээж байна',
        en: 'Upgrades of classes wait for approval',
        ru: 'Повышения класса ждут утверждения',
      },
      BOOKS_DIFFER: {
        mn: 'Дансны тулгалт зөрүүтэй байна',
        en: 'The books do not agree',
        ru: 'Счета не сходятся',
      },
      NO_ANSWER: {
        mn: 'Үйлчилгээ хариу өгсөнгүй',
        en: 'A service did not answer',
        ru: 'Сервис не ответил',
      },
      STOPPED: {
        mn: 'Ажилтан зогсоосон',
        en: 'A person stopped it',
        ru: 'Остановлено сотрудником',
      },
    },
  },
  resources: {
    eod: {
      name: {
        mn: 'Өдөр өндөрлөлт |||| Өдөр өндөрлөлтүүд',
        en: 'End-of-day run |||| End-of-day runs',
        ru: 'Закрытие операционного дня |||| Закрытия операционных дней |||| Закрытия операционных дней',
      },
      fields: {
        runDate: { mn: 'Ажлын огноо', en: 'Business date', ru: 'Операционная дата' },
        state: { mn: 'Төлөв', en: 'State', ru: 'Состояние' },
        stepsDone: { mn: 'Дууссан алхам', en: 'Steps done', ru: 'Выполнено шагов' },
        step: { mn: 'Алхам', en: 'Step', ru: 'Шаг' },
        cause: { mn: 'Зогссон шалтгаан', en: 'Why it stopped', ru: 'Причина остановки' },
        movedLoans: {
          mn: 'Ангилал солигдсон зээл',
          en: 'Loans with another class',
          ru: 'Кредитов со сменой класса',
        },
        resumes: { mn: 'Үргэлжлүүлсэн удаа', en: 'Times resumed', ru: 'Продолжено раз' },
        isByItself: { mn: 'Систем хаасан', en: 'Closed by the system', ru: 'Закрыто системой' },
        startedBy: { mn: 'Эхлүүлсэн', en: 'Started by', ru: 'Запустил' },
        startedAt: { mn: 'Эхэлсэн', en: 'Started', ru: 'Начато' },
        finishedAt: { mn: 'Дууссан', en: 'Finished', ru: 'Завершено' },
      },
      views: {
        failed: { mn: 'Зогссон', en: 'Stopped', ru: 'Остановленные' },
      },
      actions: {
        start_eod: { mn: 'Өдөр өндөрлөх', en: 'Run end of day', ru: 'Закрыть операционный день' },
        resume_eod: { mn: 'Үргэлжлүүлэх', en: 'Resume', ru: 'Продолжить' },
        stop_eod: { mn: 'Зогсоох', en: 'Stop', ru: 'Остановить' },
      },
      events: {
        start_eod: { mn: 'Өндөрлөлтийг эхлүүлсэн', en: 'Started the run', ru: 'Закрытие запущено' },
        resume_eod: {
          mn: 'Зогссон алхмаас үргэлжлүүлсэн',
          en: 'Resumed at the step that stopped',
          ru: 'Продолжено с шага, на котором остановилось',
        },
        stop_eod: {
          mn: 'Өндөрлөлтийг зогсоосон',
          en: 'Stopped the run',
          ru: 'Закрытие остановлено сотрудником',
        },
        eod_failed: {
          mn: 'Алхам дээр зогссон',
          en: 'Stopped at a step',
          ru: 'Остановилось на шаге',
        },
        eod_done: { mn: 'Өдрийг хаасан', en: 'Closed the day', ru: 'День закрыт' },
      },
    },
  },
  eod: {
    today: {
      mn: 'Ажлын огноо %{date}',
      en: 'Business date %{date}',
      ru: 'Операционная дата %{date}',
    },
    open_run: { mn: 'Дэлгэрэнгүй', en: 'Details', ru: 'Подробнее' },
    progress: {
      mn: '%{total} алхмын %{done} нь дууссан',
      en: '%{done} of %{total} steps done',
      ru: 'Выполнено шагов: %{done} из %{total}',
    },
    left: { mn: 'Үлдсэн хугацаа: %{time}', en: 'Time left: %{time}', ru: 'Осталось: %{time}' },
    irreversible: {
      mn: 'Дууссан алхмыг буцаах боломжгүй. Нэг огноог зөвхөн нэг удаа өндөрлөнө.',
      en: 'Steps that are done cannot be taken back. A date is closed once only.',
      ru: 'Выполненные шаги нельзя отменить. Дата закрывается только один раз.',
    },
    steps: { mn: 'Алхмууд', en: 'Steps', ru: 'Шаги' },
    count: { mn: 'Бичлэг: %{count}', en: 'Records: %{count}', ru: 'Записей: %{count}' },
    stopped_at: {
      mn: '«%{step}» алхам дээр зогслоо: %{cause}.',
      en: 'It stopped at “%{step}”: %{cause}.',
      ru: 'Остановлено на шаге «%{step}»: %{cause}.',
    },
    resume_help: {
      mn: 'Шалтгааныг арилгасны дараа яг энэ алхмаас үргэлжлүүлнэ. Өмнөх алхмууд дахин хийгдэхгүй.',
      en: 'Once the cause is gone it goes on at this very step. Earlier steps are not done again.',
      ru: 'После устранения причины закрытие продолжится именно с этого шага. Предыдущие шаги не повторяются.',
    },
    by_itself: {
      mn: 'Энэ өдрийг хэн ч өндөрлөөгүй тул систем шөнө дунд өөрөө хаасан. Хийгдээгүй алхмуудыг нөхөж хийхгүй.',
      en: 'Nobody ran this day, so the system closed it at midnight. What was left out is not made up for.',
      ru: 'Этот день никто не закрыл, поэтому система закрыла его в полночь. Пропущенные шаги не восполняются.',
    },
    by_itself_stopped: {
      mn: 'Хэн ч үргэлжлүүлээгүй тул систем шөнө дунд өөрөө хаасан. Хийгдээгүй алхмуудыг нөхөж хийхгүй. Зогсоосон шалтгаан арилаагүй бол дараагийн өдрийг мөн зогсооно.',
      en: 'Nobody went on with it, so the system closed the day at midnight. What was left out is not made up for. Unless it is dealt with, what stopped it stops the next day, too.',
      ru: 'Никто не продолжил закрытие, поэтому система закрыла день в полночь. Пропущенные шаги не восполняются. Если причину не устранить, она остановит и следующий день.',
    },
    precheck: {
      title: {
        mn: 'Урьдчилсан шалгалт',
        en: 'Check before the run',
        ru: 'Предварительная проверка',
      },
      item: { mn: 'Шалгасан зүйл', en: 'What was checked', ru: 'Что проверено' },
      count: { mn: 'Тоо', en: 'Number', ru: 'Количество' },
      result: { mn: 'Дүн', en: 'Result', ru: 'Результат' },
      fine: { mn: 'Бэлэн', en: 'Ready', ru: 'Готово' },
      warns: { mn: 'Анхаарах', en: 'Take note', ru: 'Внимание' },
      fails: {
        mn: '«%{step}» алхам дээр зогсоно',
        en: 'Stops at “%{step}”',
        ru: 'Остановится на шаге «%{step}»',
      },
      blocks: { mn: 'Зогсооно', en: 'Stops the run', ru: 'Остановит закрытие' },
      previous_day: {
        mn: 'Өмнөх өдөр хаагдсан',
        en: 'The day before is closed',
        ru: 'Предыдущий день закрыт',
      },
      corrections: {
        mn: 'Батлагдаагүй хүү, хураамжийн залруулга',
        en: 'Corrections of interest and fees to approve',
        ru: 'Неутверждённые корректировки процентов и комиссий',
      },
      upgrades: {
        mn: 'Батлагдаагүй ангиллын бичилт',
        en: 'Upgrades of classes to approve',
        ru: 'Неутверждённые повышения класса',
      },
      books: {
        mn: 'Зөрүүтэй дансны тулгалт',
        en: 'Checks of the books that differ',
        ru: 'Расхождения в сверке счетов',
      },
      receipts: {
        mn: 'Баримтгүй, шалтгаангүй шимтгэл (өмнөх өдрийнх орно)',
        en: 'Fees without a receipt or a reason, earlier days included',
        ru: 'Комиссии без чека и без причины, включая прошлые дни',
      },
      statements: {
        mn: 'Уншиж дуусаагүй банкны хуулга',
        en: 'Bank statements not read to the end',
        ru: 'Банковские выписки, прочитанные не до конца',
      },
      outgoing: {
        mn: 'Гэйтвэй хүлээж буй шилжүүлэг',
        en: 'Transfers that wait for a gateway',
        ru: 'Переводы, ждущие шлюза',
      },
      income: {
        mn: 'Тодорхойгүй банкны орлого',
        en: 'Unrecognised bank income',
        ru: 'Неопознанные поступления банка',
      },
      transfers: {
        mn: 'Шийдээгүй амжилтгүй шилжүүлэг',
        en: 'Open failed transfers',
        ru: 'Нерешённые неудачные переводы',
      },
      held: { mn: 'Саатсан гүйлгээ', en: 'Held transactions', ru: 'Удержанные операции' },
      entries: {
        mn: 'Батлагдаагүй бусад бичилт',
        en: 'Other entries to approve',
        ru: 'Прочие неутверждённые проводки',
      },
    },
    change: {
      title: { mn: 'Өчигдрөөс өнөөдөр', en: 'From yesterday to today', ru: 'Со вчера на сегодня' },
      class: { mn: 'Ангилал', en: 'Class', ru: 'Класс' },
      loans: { mn: 'Зээлийн тоо', en: 'Loans', ru: 'Кредитов' },
      balance: { mn: 'Үлдэгдэл', en: 'Balance', ru: 'Остаток' },
      before: { mn: 'Өмнө', en: 'Before', ru: 'Было' },
      after: { mn: 'Одоо', en: 'Now', ru: 'Стало' },
      difference: { mn: 'Өөрчлөлт', en: 'Change', ru: 'Изменение' },
      total: { mn: 'Нийт', en: 'Total', ru: 'Итого' },
      interest: { mn: 'Хуримтлагдсан хүү', en: 'Accrued interest', ru: 'Начисленные проценты' },
      additional: {
        mn: 'Хуримтлагдсан нэмэгдүүлсэн хүү',
        en: 'Accrued additional interest',
        ru: 'Начисленные повышенные проценты',
      },
      waiting: {
        mn: 'Өдөр хаагдсаны дараа өөрчлөлт энд гарна.',
        en: 'What changed is shown here when the day is closed.',
        ru: 'Изменения появятся здесь после закрытия дня.',
      },
      bars: {
        mn: 'Ангилал тус бүрийн үлдэгдэл: өмнө ба одоо',
        en: 'Balance of each class: before and now',
        ru: 'Остаток по классам: было и стало',
      },
      moves: {
        mn: 'Ангилал хоорондын шилжилт',
        en: 'Moves between classes',
        ru: 'Переходы между классами',
      },
      from: { mn: 'Хаанаас', en: 'From', ru: 'Откуда' },
      to: { mn: 'Хаашаа', en: 'To', ru: 'Куда' },
      none: {
        mn: 'Зээл өөр ангилалд шилжээгүй.',
        en: 'No loan went into another class.',
        ru: 'Ни один кредит не сменил класс.',
      },
      new: { mn: 'Шинээр олгосон', en: 'Newly lent', ru: 'Новые выдачи' },
      closed: { mn: 'Хаагдсан', en: 'Closed', ru: 'Закрытые' },
    },
    checks: {
      title: { mn: 'Дансны тулгалт', en: 'Reconciliation of the books', ru: 'Сверка счетов' },
      what: { mn: 'Тулгасан дүн', en: 'What was compared', ru: 'Что сверено' },
      loans: { mn: 'Зээлүүдээр', en: 'By the loans', ru: 'По кредитам' },
      ledger: { mn: 'Ерөнхий дансаар', en: 'By the ledger', ru: 'По главной книге' },
      result: { mn: 'Дүн', en: 'Result', ru: 'Результат' },
      principal: {
        mn: 'Үндсэн төлбөрийн үлдэгдэл',
        en: 'Principal owed',
        ru: 'Остаток основного долга',
      },
      interest: { mn: 'Хуримтлагдсан хүү', en: 'Accrued interest', ru: 'Начисленные проценты' },
      additional: { mn: 'Нэмэгдүүлсэн хүү', en: 'Additional interest', ru: 'Повышенные проценты' },
    },
  },
} satisfies Words;
