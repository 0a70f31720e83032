import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { StaffRole } from '../../../domain/enums/common';
import { useTranslate } from '../../../i18n/useTranslate';
import type { UrtuuDataProvider } from '../../../dataProviders/UrtuuDataProvider';
import type { RecordOf } from '../../../entity/entity';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { Permissions } from '../../../framework/permissions/Permissions';
import { Card } from '../../../ui/Card/Card';
import { Note } from '../../../ui/Text/Text';
import { readRoleOffer, type RoleOffer } from './api';
import type userPosition from './userPosition.entity';

/** The role that comes with the position, while it is given and afterwards: offered, never given by itself. */
export function RoleOfferPreview({ record }: { record: Partial<RecordOf<typeof userPosition>> }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<UrtuuDataProvider>();
  const { staffId, positionId, state } = record;
  const isChosen = Boolean(staffId) && Boolean(positionId);
  const read = useQuery({
    queryKey: ['org-user-position', 'offer', String(staffId), String(positionId)],
    queryFn: ({ signal }) =>
      dataProvider.call(readRoleOffer, {
        query: { staffId: String(staffId), positionId: String(positionId) },
        signal,
      }),
    enabled: isChosen,
    retry: false,
  });
  if (state === 'ENDED') return null;
  return (
    <Card title={translate('organization.user_position.offer')}>
      {isChosen ? (
        <QueryStatus read={read}>{read.data && <Offer offer={read.data} />}</QueryStatus>
      ) : (
        <Note>{translate('organization.user_position.choose')}</Note>
      )}
    </Card>
  );
}

function Offer({ offer: { roleName, isHeld, isOwn, gains } }: { offer: RoleOffer }) {
  const translate = useTranslate();
  const own = 'organization.user_position';
  return (
    <>
      <p>
        <b>{translate(labelKeyOf(StaffRole, roleName), { _: roleName })}</b>
      </p>
      {isHeld ? (
        <Note>{translate(`${own}.held_already`)}</Note>
      ) : isOwn ? (
        <Note>{translate(`${own}.own_role`)}</Note>
      ) : (
        <>
          <Note>{translate(`${own}.would_gain`, { count: gains.length })}</Note>
          <Permissions of={gains} />
        </>
      )}
      <Note>{translate(`${own}.offer_help`)}</Note>
    </>
  );
}
