import { useTranslate } from 'ra-core';
import { useMoneyHeading } from '../../../../framework/useLabels';
import type { SplitPart } from '../../../../domain/lending/claims';
import type { ReceiptSplit } from '../../../../domain/lending/waterfall';
import { formatMoney } from '../../../../domain/money';
import styles from './SplitFacts.module.css';
import textStyles from '../../../../ui/Text/Text.module.css';

interface Props {
  split: ReceiptSplit;
  /** The parts shown, in the order of the waterfall. */
  parts: readonly SplitPart[];
  title: string;
}

/** A sum by the parts of the waterfall, in its order. */
export function SplitFacts({ split, parts, title }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  return (
    <table className={styles.split}>
      <caption>{heading(title)}</caption>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{translate(`enums.ReceiptPart.${part}`)}</th>
            <td className={textStyles.num} title={split[part]}>
              {formatMoney(split[part])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
