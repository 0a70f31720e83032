/** Charts: what is said around them and to screen readers. */
export const chart = {
  chart: {
    as_table: 'Хүснэгтээр харах',
    no_data: 'Үзүүлэх тоо алга',
    no_value: 'утга алга',
    loading: 'Уншиж байна',
    describe:
      '%{title}. Нийт %{total}. Хамгийн их: %{most}. Сумаар шилжиж тоог уншуулна, ижил тоо хүснэгтэд бий.',
    describe_steps:
      '%{title}. Сүүлийн утга: %{last}. Сумаар шилжиж тоог уншуулна, ижил тоо хүснэгтэд бий.',
  },
};
