import { useTranslate } from '../../../i18n/useTranslate';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { QrCardState } from '../../../domain/enums/customers';
import { QrKind, QpayStatus, QrState } from '../../../domain/enums/qr';
import type { Enumeration } from '../../../domain/enums/enumeration';
import { Card } from '../../../framework/parts/Card';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { Facts } from '../../../ui/Facts/Facts';
import { Link } from '../../../ui/Link/Link';
import { Note } from '../../../ui/Text/Text';
import type { DecodedQr } from './api';

/** Which enumeration the state of what was found belongs to. */
const STATES: Partial<Record<DecodedQr['kind'], Enumeration>> = {
  WALLET: QrState,
  CARD: QrCardState,
  QPAY: QpayStatus,
};

/** What the gateway knows the text as, and the way there. */
export function DecodedCard({ read }: { read: QueryResult<DecodedQr> }) {
  const translate = useTranslate();
  const found = read.data;
  const states = found && STATES[found.kind];
  return (
    <Card title={translate('qrDecode.answer')} read={read}>
      {found && (
        <>
          <Facts
            facts={[
              [
                translate('resources.common.fields.kind'),
                translate(labelKeyOf(QrKind, found.kind)),
              ],
              [translate('qrDecode.number'), found.number],
              [translate('qrDecode.receiver'), found.name],
              [
                translate('qrDecode.state'),
                states && found.state ? <EnumChip of={states} value={found.state} /> : null,
              ],
            ]}
          />
          {found.path && <Link to={found.path}>{translate('qrDecode.open')}</Link>}
          {(found.kind === 'UNKNOWN' || found.kind === 'FOREIGN') && (
            <Note>{translate('qrDecode.unknown_text')}</Note>
          )}
        </>
      )}
    </Card>
  );
}
