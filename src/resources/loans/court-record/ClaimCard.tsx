import { useTranslate } from '../../../i18n/useTranslate';
import { useMoneyHeading } from '../../../framework/useLabels';
import { verdictOf } from '../../../domain/reconcile/Check';
import { checkClaim } from '../../../domain/reconcile/claimCheck';
import type { RecordOf } from '../../../entity/entity';
import { Chip } from '../../../ui/Chip/Chip';
import { ClaimTable } from '../loan/actions/ClaimTable';
import type courtRecord from './courtRecord.entity';
import { exactMoney } from '../loan/parts/exactMoney';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Stack } from '../../../ui/Stack/Stack';

/** A court record as its page has it. */
export type CourtRecord = RecordOf<typeof courtRecord>;

/** The frozen claim, and whether the printed letter says the same total (R17, docs/domain/money.md 9.1). */
export function ClaimCard({ record }: { record: CourtRecord }) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const { principal, interest, additionalInterest, stateFee, cost, letterTotal } = record;
  const claim = { principal, interest, additionalInterest, courtFee: stateFee, courtCost: cost };
  const isPrinted = letterTotal !== null && letterTotal !== undefined;
  const check = checkClaim(claim, letterTotal);
  const isEqual = verdictOf(check) === 'equal';
  return (
    <Card title={translate('courtRecord.claim')}>
      <Stack gap={16}>
        <ClaimTable claim={claim} />
        <Facts
          facts={[
            [
              translate('courtRecord.truth'),
              <Chip key="truth" tone={isPrinted ? (isEqual ? 'success' : 'danger') : 'neutral'}>
                {isPrinted
                  ? `${isEqual ? '✓' : '≠'} ${translate(`checks.${verdictOf(check)}`)}`
                  : translate('courtRecord.not_printed')}
              </Chip>,
            ],
            ...(isPrinted
              ? ([
                  [heading(translate('checks.R17.left')), exactMoney(check.left)],
                  [heading(translate('checks.R17.right')), exactMoney(check.right)],
                ] as const)
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
