import { useTranslate } from '../../../i18n/useTranslate';
import { goalPercent } from '../../../domain/donations';
import type { RecordOf } from '../../../entity/entity';
import { Meter } from '../../../ui/Meter/Meter';
import { Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import type entity from './donation.entity';

const FULL = 100;

/** How far a donation is: the bar is full where the goal is reached, the words say what is beyond it. */
export function GoalMeter({ record }: { record: Partial<RecordOf<typeof entity>> }) {
  const translate = useTranslate();
  const percent = goalPercent(record.collectedAmount ?? '0', record.goalAmount);
  const text = translate(
    percent >= FULL ? 'content.donation.reached' : 'content.donation.progress',
    { percent },
  );
  return (
    <Stack gap={4}>
      <Meter
        label={translate('resources.donation.fields.goalPercent')}
        value={percent}
        max={FULL}
        text={text}
      />
      <Note>{text}</Note>
    </Stack>
  );
}
