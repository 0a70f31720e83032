/** Mongolian texts: checks at the credit registry, wherever they are sent. */
export const registryCheckTexts = {
  registryCheck: {
    fee: 'Лавлагааны төлбөр: %{fee}.',
    send_question: 'Зээлийн мэдээллийн сангаас лавлахад төлбөр гарна.',
    resend_question: 'Хүчинтэй лавлагаа байна. Дахин лавлахад төлбөр гарна.',
    log_type: 'Лавлагааны төрөл',
  },
};
