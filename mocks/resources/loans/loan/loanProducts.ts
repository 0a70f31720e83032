import type { LoanProductType } from '../../../../src/domain/enums/loans';

/** What products are called in contracts. */
const NAMES: Record<LoanProductType, string> = {
  LOAN: 'Богино хугацаат зээл',
  LOAN_GUARANTEE: 'Батлан даалттай зээл',
  LOAN_STUDENT: 'Оюутны зээл',
  LOAN_POCKET_ZERO: 'Покет Зеро',
  LOAN_LONG_TERM: 'Урт хугацаат зээл',
  LOAN_LEASING: 'Лизинг',
  LOAN_SALARY: 'Цалингийн зээл',
  LOAN_TUITION: 'Сургалтын төлбөрийн зээл',
  LOAN_SAVING: 'Хадгаламж барьцаалсан зээл',
  LOAN_AUTO_COLLATERAL: 'Автомашин барьцаалсан зээл',
};

/** The name of a product as loans carry it. */
export const productName = (productType: LoanProductType): string => NAMES[productType];
