import { useTranslate } from '../../../i18n/useTranslate';
import { formatCount } from '../../../domain/formatCount';
import { formatMoney, sumMoney } from '../../../domain/money';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Muted } from '../../../ui/Text/Text';
import type { TapDay } from './api';
import styles from './TapChart.module.css';

const totalOf = (days: readonly TapDay[], field: 'taps' | 'paid'): number =>
  days.reduce((sum, day) => sum + day[field], 0);

/** Taps day by day: a bar a day, the paid ones as its lower part; the sums say the same in words. */
export function TapChart({ days }: { days: readonly TapDay[] }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const most = Math.max(1, ...days.map(({ taps }) => taps));
  const words = {
    taps: formatCount(totalOf(days, 'taps')),
    paid: formatCount(totalOf(days, 'paid')),
    amount: formatMoney(sumMoney(days.map(({ amount }) => amount))),
  };
  return (
    <Stack gap={8}>
      <div className={styles.bars} role="img" aria-label={translate('qrCodes.taps.chart', words)}>
        {days.map(({ date, taps, paid, amount }) => (
          <div
            key={date}
            className={styles.day}
            data-taps={taps}
            style={{ height: `${(taps / most) * 100}%` }}
            title={translate('qrCodes.taps.day', {
              date,
              taps,
              paid,
              amount: formatMoney(amount),
            })}
          >
            <div
              className={styles.paid}
              style={{ height: `${(paid / Math.max(1, taps)) * 100}%` }}
            />
          </div>
        ))}
      </div>
      <Row between>
        <Muted>{days.at(0)?.date}</Muted>
        <Row gap={16}>
          <span>
            <span className={styles.key} aria-hidden />
            {translate('qrCodes.taps.taps')}: {words.taps}
          </span>
          <span>
            <span className={styles.keyPaid} aria-hidden />
            {translate('qrCodes.taps.paid')}: {words.paid}
          </span>
          <span>
            {heading(translate('qrCodes.taps.amount'))}: {words.amount}
          </span>
        </Row>
        <Muted>{days.at(-1)?.date}</Muted>
      </Row>
    </Stack>
  );
}
