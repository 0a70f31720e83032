/** The home page. */
export const home = {
  home: {
    greeting: 'Сайн байна уу, %{name}',
    nothing: 'Танд нээх боломжтой дэлгэц алга. Зөвшөөрөл авахын тулд админтайгаа холбогдоно уу.',
  },
};
