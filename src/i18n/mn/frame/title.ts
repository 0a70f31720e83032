export const title = {
  title: {
    list: '%{name}',
    create: 'Шинэ: %{name}',
    update: 'Засах: %{name}',
    view: 'Дэлгэрэнгүй: %{name}',
    search: 'Хайлт: %{name}',
    record: '%{name} №%{id}',
  },
};
