import { isNegativeMoney, type MoneyValue } from '../../domain/money';
import { cx } from '../../ui/cx';
import textStyles from '../../ui/Text/Text.module.css';

interface Props {
  text: string;
  /** The number itself: below zero it is red. */
  value: MoneyValue;
  title?: string;
}

/** A number in its column. */
export const Figure = ({ text, value, title }: Props) => (
  <span
    className={isNegativeMoney(value) ? cx(textStyles.num, textStyles.negative) : textStyles.num}
    title={title}
  >
    {text}
  </span>
);
