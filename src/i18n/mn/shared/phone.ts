/** Mongolian texts: what a customer's phone shows, wherever that is previewed. */
export const phone = {
  phone: {
    title: 'Харилцагчийн утсанд',
    light: 'Цайвар загвар',
    dark: 'Бараан загвар',
    screen: 'Утасны дэлгэц',
    no_picture: 'Зураггүй',
  },
};
