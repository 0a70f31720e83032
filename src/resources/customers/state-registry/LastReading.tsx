import { useTranslate } from '../../../i18n/useTranslate';
import { useMay } from '../../../framework/useMay';
import { stateRegistryClock } from '../../../domain/contracts/registryClocks';
import { daysBetween } from '../../../domain/dates';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { XypPurpose } from '../../../domain/enums/stateRegistry';
import { DateTimeText } from '../../../ui/Text/DateText';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Chip } from '../../../ui/Chip/Chip';
import { Card } from '../../../framework/parts/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Person } from '../../../framework/parts/Person';
import { Actions } from '../../../ui/Page/Page';
import { Button } from '../../../ui/Button/Button';
import { LOOK_UP_STATE_REGISTRY, type StateRegistryStatus } from './api';

interface Props {
  customerId: string;
  standing: StateRegistryStatus;
}

/** The last reading of the state registry: when, who asked, why, and for how long it still counts. */
export function LastReading({ customerId, standing }: Props) {
  const translate = useTranslate();
  const may = useMay();
  const { reading, today, terms } = standing;
  const actions = (
    <Actions as="span">
      {reading && (
        <Button to={`/registry-detail?customer=${customerId}`}>
          {translate('xyp.tab.detail')}
        </Button>
      )}
      {may(LOOK_UP_STATE_REGISTRY) && (
        <Button variant="primary" to={`/xyp?customer=${customerId}`}>
          {translate('xyp.tab.new')}
        </Button>
      )}
    </Actions>
  );
  const age = reading ? daysBetween(reading.at, today) : undefined;
  return (
    <Card title={translate('xyp.tab.last')} aside={actions}>
      {reading ? (
        <Facts
          facts={[
            [translate('xyp.tab.read_at'), <DateTimeText key="at" value={reading.at} />],
            [translate('xyp.tab.by'), <Person key="by" id={reading.by} />],
            [translate('xyp.tab.purpose'), translate(labelKeyOf(XypPurpose, reading.purpose))],
            [
              translate('xyp.tab.age'),
              age === 0
                ? translate('xyp.tab.today')
                : translate('xyp.tab.days_ago', { smart_count: age }),
            ],
            [
              translate('xyp.tab.validity'),
              <Validity key="validity" at={reading.at} today={today} terms={terms} />,
            ],
          ]}
        />
      ) : (
        <EmptyState
          kind="nothing-yet"
          title={translate('xyp.tab.never')}
          text={translate('xyp.tab.never_text')}
        />
      )}
    </Card>
  );
}

interface ValidityProps {
  at: string;
  today: string;
  terms: StateRegistryStatus['terms'];
}

function Validity({ at, today, terms }: ValidityProps) {
  const translate = useTranslate();
  const clock = stateRegistryClock(at, today, terms);
  if (!clock?.running) return <Chip tone="neutral">{translate('xyp.expired')}</Chip>;
  return (
    <Chip tone={clock.daysLeft === 0 ? 'caution' : 'success'}>
      {clock.daysLeft === 0
        ? translate('xyp.last_day')
        : translate('xyp.days_left', { smart_count: clock.daysLeft })}
    </Chip>
  );
}
