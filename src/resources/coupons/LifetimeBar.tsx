import type { KeyBelow } from '../../i18n/Catalogue';
import { useTranslate } from '../../i18n/useTranslate';
import { today } from '../../domain/clock';
import { lifetimeBar, type CouponDays } from '../../domain/coupons/lifetime';
import { Card } from '../../ui/Card/Card';
import { Row, Stack } from '../../ui/Stack/Stack';
import { Muted, Note, Sub } from '../../ui/Text/Text';
import { DateText } from '../../ui/Text/DateText';
import styles from './LifetimeBar.module.css';

/** The life of a coupon as one bar: how long it is sold, how long it is only used, and where today is. */
export function LifetimeBar({ days }: { days: CouponDays }) {
  const translate = useTranslate();
  const text = (key: KeyBelow<'coupons.lifetime'>) => translate(`coupons.lifetime.${key}`);
  const { startDate, endDate, expireDate } = days;
  const bar = lifetimeBar(days, today());
  return (
    <Card title={text('title')} across data-part="coupon-lifetime">
      {bar ? (
        <Stack>
          <div
            className={styles.bar}
            role="img"
            aria-label={translate('coupons.lifetime.describe', {
              start: startDate,
              end: endDate,
              expire: expireDate,
            })}
          >
            <div className={styles.sale} style={{ width: `${bar.sale}%` }} />
            <div className={styles.use} style={{ width: `${bar.use}%` }} />
            {bar.today !== null && (
              <div className={styles.today} style={{ left: `${bar.today}%` }} />
            )}
          </div>
          <div className={styles.days}>
            {(
              [
                ['start', startDate],
                ['end', endDate],
                ['expire', expireDate],
              ] as const
            ).map(([key, day]) => (
              <div key={key}>
                <DateText value={day} />
                <Sub>{text(key)}</Sub>
              </div>
            ))}
          </div>
          <Row gap={16}>
            <Muted>
              <span className={`${styles.key} ${styles.sale}`} aria-hidden />
              {text('sale')}
            </Muted>
            <Muted>
              <span className={`${styles.key} ${styles.use}`} aria-hidden />
              {text('use')}
            </Muted>
            {bar.today !== null && (
              <Muted>
                {text('today')}: {today()}
              </Muted>
            )}
          </Row>
        </Stack>
      ) : (
        <Note>{text('missing')}</Note>
      )}
    </Card>
  );
}
