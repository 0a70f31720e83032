/** Whose books a page of the ledger shows. */
export const books = {
  books: {
    lender: 'Зээлдүүлэгч',
    all: 'Бүх зээлдүүлэгч',
    sum_of_all: 'Бүх зээлдүүлэгчийн нийлбэр',
    of_another: 'Өөр зээлдүүлэгчийн дэвтэр',
  },
};
