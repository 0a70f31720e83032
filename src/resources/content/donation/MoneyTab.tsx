import { useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { checkDonation } from '../../../domain/donations';
import { excess, ZERO } from '../../../domain/lending/amounts';
import { formatMoney } from '../../../domain/money';
import type { RecordOf } from '../../../entity/entity';
import { FieldFacts } from '../../../framework/FieldFacts';
import { Card } from '../../../framework/parts/Card';
import { useFieldHeading, useMoneyHeading } from '../../../framework/useLabels';
import { Facts } from '../../../ui/Facts/Facts';
import { Stack } from '../../../ui/Stack/Stack';
import { CheckRow } from '../../wallets/CheckRow';
import entity from './donation.entity';
import { GoalMeter } from './GoalMeter';

/** What came in towards the goal, what is missing, and whether it is on the account (R24); then what is asked for. */
export function MoneyTab() {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const inMoney = useMoneyHeading();
  const donation = useRecordContext<RecordOf<typeof entity>>();
  if (!donation) return null;
  const { goalAmount, accountNumber } = donation;
  const collected = donation.collectedAmount ?? ZERO;
  const text = (key: KeyBelow<'content.donation'>) => translate(`content.donation.${key}`);
  return (
    <>
      <Card title={text('money')}>
        <Stack gap={12}>
          <GoalMeter record={donation} />
          <Facts
            sums
            facts={[
              [heading('collectedAmount'), formatMoney(collected)],
              [heading('goalAmount'), formatMoney(goalAmount)],
              [inMoney(text('missing')), formatMoney(excess(goalAmount ?? ZERO, collected))],
            ]}
          />
          <CheckRow label={text('check')} check={checkDonation(donation)} />
          <Facts
            facts={[
              [heading('accountNumber'), accountNumber],
              [heading('accountBalance'), formatMoney(donation.accountBalance)],
            ]}
          />
        </Stack>
      </Card>
      <Card title={text('about')}>
        <FieldFacts
          entity={entity}
          fields={['beneficiary', 'fromDate', 'untilDate', 'viewOrder', 'publishedAt', 'createdBy']}
          record={donation}
        />
      </Card>
    </>
  );
}
