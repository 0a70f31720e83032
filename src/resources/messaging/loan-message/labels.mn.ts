/** Mongolian texts: what belongs to this folder. */
export const labels = {
  loanMessage: {
    what: 'Мессеж',
    codes: 'Зээлийн код',
    codes_help: 'Кодуудыг мөрөөр, таслалаар эсвэл зайгаар тусгаарлан буулгана.',
    view: 'Харагдац',
    view_help: 'Харилцагчийн харагдацаас тэдний нээлттэй бүх зээлийг авна.',
    nothing_yet: 'Мессеж, хүлээн авагчаа сонгоод урьдчилан харна уу.',
    going_out: 'Илгээж буй мессежүүд',
    sending: 'Мессеж илгээж эхэллээ: %{count}. Явцыг дээд мөрөөс харна.',
    example: '%{name}: %{smart_count} хэсэг мессеж',
    no_view: 'Сонгоогүй',
    no_loans: 'Зээлийн код оруулах эсвэл харагдац сонгоно уу.',
    template: 'Загвар',
    choose: 'Загвар сонгох',
    no_templates: 'Ашиглах загвар алга',
    template_needed: 'Загвар сонгоно уу.',
    to: 'Хүлээн авагч',
    to_needed: 'Хүлээн авагчийг сонгоно уу.',
    BORROWER: 'Зээлдэгч',
    GUARANTOR: 'Батлан даагч',
    preview: 'Урьдчилан харах',
    preview_title: 'Илгээх мессежүүд',
    nobody: 'Мессеж хүлээн авах хүн олдсонгүй',
    going: 'Илгээх мессеж',
    kept: 'Илгээхгүй мессеж',
    unknown: 'Ийм кодтой зээл олдсонгүй: %{codes}',
    confirm: '%{count} мессеж илгээнэ. Илгээсний дараа буцаах боломжгүй.',
    sent: 'Илгээсэн мессеж: %{count}',
    receiver: 'Хэнд',
    text: 'Мессежийн агуулга',
    too_many: 'Нэг удаад дээд тал нь 500 зээлд илгээнэ.',
    exclusions: { NO_NUMBER: 'Дугаар алга', SAME_NUMBER: 'Энэ дугаарт нэг удаа илгээнэ' },
  },
  actionBlocks: {
    quiet_hours: '%{from}–%{to} цагт зээлийн мессеж илгээхгүй.',
  },
};

declare module '../../../i18n/Catalogue' {
  interface CatalogueParts {
    'messaging/loan-message': typeof labels;
  }
}
