/** The home page. */
export const home = {
  home: {
    greeting: 'Сайн байна уу, %{name}',
    all_pages: 'Бүх цэс',
    shortcuts: 'Өөрийн ажлын холбоос',
    own_entries: 'Миний өнөөдрийн гар бичилт',
    nothing: 'Танд нээх боломжтой дэлгэц алга. Зөвшөөрөл авахын тулд админтайгаа холбогдоно уу.',
  },
};
