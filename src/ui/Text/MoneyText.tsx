import {
  formatMoney,
  isNegativeMoney,
  type MoneyFormat,
  type MoneyValue,
} from '../../domain/money';
import { cx } from '../cx';
import styles from './Text.module.css';

interface MoneyTextProps extends MoneyFormat {
  /** Decimal string; what is no amount shows as a dash. */
  value: MoneyValue;
}

/** An amount in tabular figures: by default two decimals, rounded up; negative in red with U+2212. The heading has the unit. */
export const MoneyText = ({ value, ...format }: MoneyTextProps) => (
  <span className={cx(styles.num, isNegativeMoney(value) && styles.negative)}>
    {formatMoney(value, format)}
  </span>
);
