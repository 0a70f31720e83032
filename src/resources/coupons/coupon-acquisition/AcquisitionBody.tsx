import { useRecordContext } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { rowFieldsOf } from '../../../entity/Field';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { kindViews } from '../../../fields/views';
import { FieldFacts } from '../../../framework/FieldFacts';
import { Card } from '../../../framework/parts/Card';
import { useFieldHeading } from '../../../framework/useLabels';
import { Facts } from '../../../ui/Facts/Facts';
import { Link } from '../../../ui/Link/Link';
import { Notice } from '../../../ui/Notice/Notice';
import { Step, Steps } from '../../../ui/Steps/Steps';
import { DateTimeText } from '../../../ui/Text/DateText';
import { MoneyText } from '../../../ui/Text/MoneyText';
import { JournalLink } from '../../wallets/JournalLink';
import entity from './couponAcquisition.entity';

type Acquisition = RecordOf<typeof entity>;

const ABOUT = ['couponId', 'variant', 'owner', 'way', 'expireDate', 'isValid'] as const;
const EVENTS = ['acquiredAt', 'receivedAt', 'usedAt', 'transferredAt', 'giftedCustomer'] as const;

/** An acquired coupon: from whom to whom it went, what was paid for it, and what became of it. */
export function AcquisitionBody() {
  const translate = useTranslate();
  const heading = useFieldHeading(entity);
  const record = useRecordContext<Acquisition>();
  if (!record) return null;
  const text = (key: KeyBelow<'coupons.acquisition'>) => translate(`coupons.acquisition.${key}`);
  return (
    <>
      <Card title={text('chain')}>
        <Chain record={record} />
      </Card>
      <Card title={translate('resources.coupon/acquisitions.name', { smart_count: 1 })}>
        <FieldFacts entity={entity} fields={ABOUT} record={record} />
        <FieldFacts
          entity={entity}
          fields={EVENTS.filter((field) => record[field])}
          record={record}
        />
      </Card>
      <Card title={text('payment')}>
        <Facts
          facts={[
            [heading('price'), <MoneyText key="price" value={record.price} />],
            [heading('journalNumber'), <JournalLink key="journal" number={record.journalNumber} />],
          ]}
        />
      </Card>
    </>
  );
}

/** The hands that a coupon went through, the first one left; each leads to its own record. */
function Chain({ record }: { record: Acquisition }) {
  const translate = useTranslate();
  const chain = record.chain ?? [];
  const { owner: field } = rowFieldsOf(entity.fields.chain) ?? {};
  const Person = kindViews.reference.Cell;
  const text = (key: KeyBelow<'coupons.acquisition'>) => translate(`coupons.acquisition.${key}`);
  const endOf = ({ state, isExpired }: (typeof chain)[number]): string => {
    if (state === 2) return text('given');
    if (state === 1) return text('used');
    return text(isExpired ? 'expired' : 'holds');
  };
  return (
    <Steps>
      {chain.map((hand, at) => {
        const isOwn = String(hand.acquisitionId) === String(record.id);
        return (
          <Step
            key={at}
            standing={isOwn ? 'current' : hand.state === 0 ? 'ahead' : 'done'}
            name={
              <Person
                field={field}
                value={hand.owner}
                record={hand}
                resource={entity.name}
                place="cell"
              />
            }
          >
            <div>
              {text(at === 0 ? 'bought' : 'got')}: <DateTimeText value={hand.at} />
            </div>
            <div>
              {endOf(hand)}
              {hand.until && (
                <>
                  {': '}
                  <DateTimeText value={hand.until} />
                </>
              )}
            </div>
            {!isOwn && hand.acquisitionId && (
              <Link to={recordPath(entity.name, 'show', hand.acquisitionId) ?? ''}>
                {translate('action.open')}
              </Link>
            )}
          </Step>
        );
      })}
    </Steps>
  );
}

/** Lost: it was not used before its coupon's last day. */
export function AcquisitionAlerts() {
  const translate = useTranslate();
  const record = useRecordContext<Acquisition>();
  if (!record?.isExpired) return null;
  return <Notice tone="caution">{translate('coupons.acquisition.expired_alert')}</Notice>;
}
