import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { BankAccountRole } from '../../../domain/enums/customers';
import { OwnerMatch } from '../../../domain/enums/wallets';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { compareOwners } from '../../../domain/wallets/ownerNames';
import { manifestFor } from '../../../entity/manifests';
import { recordPath } from '../../../entity/paths';
import { useEntity } from '../../../framework/loadEntity';
import { Card } from '../../../framework/parts/Card';
import { useMay } from '../../../framework/useMay';
import { EnumChip } from '../../../ui/Chip/EnumChip';
import { DataTable } from '../../../ui/DataTable/DataTable';
import { Link } from '../../../ui/Link/Link';
import { Row } from '../../../ui/Stack/Stack';
import { Muted, Note, NoWrap } from '../../../ui/Text/Text';
import type { AccountHolder, AccountOwner } from './api';
import { ComparedName } from './ComparedName';

/** Who of ours has the account, each name beside the bank's, with what differs. */
export function OwnerTable({ owner }: { owner: AccountOwner }) {
  // The words for what an account is to its owner are the bank accounts'.
  useEntity('bank_account');
  const translate = useTranslate();
  const mayOpen = useMay()(manifestFor('wallets')?.access.show);
  const text = (key: KeyBelow<'wallets.owner'>, values?: Record<string, unknown>) =>
    translate(`wallets.owner.${key}`, values);
  const rows = owner.holders.map((holder) => ({
    ...holder,
    compared: compareOwners(owner.ownerName, holder.customerName),
  }));
  const linked = ({ customerId, customerName }: AccountHolder) =>
    mayOpen ? (
      <Link to={recordPath('wallets', 'show', customerId) ?? ''}>{customerName}</Link>
    ) : (
      customerName
    );
  return (
    <Card
      title={text('ours')}
      aside={
        <Muted>
          {text('bank_says')}: <b>{owner.ownerName}</b>
        </Muted>
      }
      flush={rows.length > 0}
    >
      <DataTable
        caption={text('ours')}
        empty={<Muted as="p">{text('nobody')}</Muted>}
        rows={rows}
        keyOf={({ customerId }) => customerId}
        wrap
        columns={[
          { key: 'customer', head: text('customer'), isName: true, cell: linked },
          {
            key: 'match',
            head: text('match'),
            cell: ({ compared: { match, score } }) => (
              <NoWrap>
                <EnumChip of={OwnerMatch} value={match} /> <Muted>{text('score', { score })}</Muted>
              </NoWrap>
            ),
          },
          {
            key: 'bank',
            head: text('bank_name'),
            cell: ({ compared }) => <ComparedName words={compared.bank} />,
          },
          {
            key: 'ours',
            head: text('our_name'),
            cell: ({ compared }) => <ComparedName words={compared.ours} />,
          },
          {
            key: 'role',
            head: text('role'),
            cell: ({ role }) => translate(labelKeyOf(BankAccountRole, role)),
          },
        ]}
      />
      {rows.length > 0 && (
        <Row pad="8px 16px">
          <Note as="span">{text('legend')}</Note>
        </Row>
      )}
    </Card>
  );
}
