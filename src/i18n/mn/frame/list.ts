/** Lists: filters, views, columns, selection. */
export const list = {
  list: {
    search: 'Хайх',
    select_row: 'Сонгох: %{name}',
    pages: 'Хуудаслалт',
    add_filter: '+ Шүүлт',
    remove_filter: 'Шүүлт хасах: %{name}',
    columns: 'Багана',
    reset_columns: 'Анхны байдалд оруулах',
    views: 'Харагдац',
    save_view: '+ Харагдац хадгалах',
    view_name: 'Харагдацын нэр',
    remove_view: 'Харагдац устгах: %{name}',
    selection: 'Сонгосон мөрүүд',
    selected: '%{smart_count} мөр сонгосон',
    one_at_a_time: 'Энэ үйлдлийг нэг мөрөөр хийнэ.',
    bulk_failed: '%{smart_count} мөр гүйцэтгэгдсэнгүй:',
  },
};
