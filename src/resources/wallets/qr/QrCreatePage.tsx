import { useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/useTranslate';
import { formatDate } from '../../../domain/dates';
import { formatMoney } from '../../../domain/money';
import { isBlank } from '../../../entity/Field';
import { EntityFormPage } from '../../../framework/form/EntityFormPage';
import { useMoneyHeading } from '../../../framework/useLabels';
import { useMay } from '../../../framework/useMay';
import { Card } from '../../../ui/Card/Card';
import { Facts } from '../../../ui/Facts/Facts';
import { Notice } from '../../../ui/Notice/Notice';
import { Note } from '../../../ui/Text/Text';
import { hasWallet, walletAccountOf } from '../../../domain/qr/walletAccount';

interface Typed {
  customerId?: number | null;
  name?: string | null;
  amount?: string | null;
  purpose?: string | null;
  validUntil?: string | null;
}

/** Makes a QR code for a wallet, with what the payer will read beside it. */
export const QrCreatePage = () => (
  <EntityFormPage name="qr" kind="create" savedKey="toast.qr_created">
    <PayersView />
  </EntityFormPage>
);

/** What somebody who scans the code reads before paying; a customer without a wallet is told before saving. */
function PayersView() {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const may = useMay();
  const { customerId, name, amount, purpose, validUntil } = useWatch() as Typed;
  const { data: customer } = useGetOne(
    'customers',
    { id: customerId ?? 0 },
    { enabled: !isBlank(customerId) && may('customer:view'), retry: false },
  );
  const isWithout = customer !== undefined && !hasWallet(customer.state);
  return (
    <>
      {isWithout && (
        <Notice tone="danger" role="alert">
          {translate('qrCodes.no_wallet')}
        </Notice>
      )}
      <Card title={translate('qrCodes.payers_view')}>
        <Facts
          facts={[
            [translate('resources.qr.fields.name'), name?.trim() ? name.trim() : '—'],
            [
              translate('resources.qr.fields.walletAccount'),
              customer && !isWithout ? walletAccountOf(customer.id) : '—',
            ],
            [
              heading(translate('resources.common.fields.amount')),
              isBlank(amount) ? translate('qrCodes.payer_chooses') : formatMoney(amount),
            ],
            [translate('resources.common.fields.purpose'), purpose?.trim() ? purpose.trim() : null],
            [
              translate('resources.qr.fields.validUntil'),
              validUntil ? formatDate(validUntil).text : translate('qrCodes.no_end'),
            ],
          ]}
        />
        <Note>{translate('qrCodes.number_given')}</Note>
      </Card>
    </>
  );
}
