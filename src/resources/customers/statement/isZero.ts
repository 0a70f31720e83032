import { compareMoney, type MoneyValue } from '../../../domain/money';

/** No money: a movement has one of two amounts, the other one stays blank. */
export const isZero = (value: MoneyValue): boolean => compareMoney(value, 0) === 0;
