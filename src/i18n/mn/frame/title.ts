export const title = {
  title: {
    list: '%{name}',
    create: '%{name} нэмэх',
    update: '%{name} засах',
    view: '%{name} – дэлгэрэнгүй',
  },
};
