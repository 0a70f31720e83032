import { useGetList, useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/useTranslate';
import { STICKER } from '../../../domain/settings';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { FieldValue } from '../../../framework/FieldValue';
import { OrderEditor } from '../../../framework/list/OrderEditor';
import { QueryStatus } from '../../../framework/parts/QueryStatus';
import { ActionButton } from '../../../framework/record/ActionButton';
import { Card } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';
import { PageHead, PageStack } from '../../../ui/Page/Page';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Note } from '../../../ui/Text/Text';
import sticker from '../sticker/sticker.entity';
import { AddSticker } from './AddSticker';
import { PackagePreview } from './PackagePreview';
import entity from './stickerPackage.entity';

type Package = RecordOf<typeof entity>;
type Sticker = RecordOf<typeof sticker>;

/** Adds stickers to a package, takes them out and puts them in order, with the phone beside (docs/domain/content-and-messaging.md 2.3). */
export function PackageStickersPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const read = useGetOne<Package>(entity.name, { id: Number(id) }, { retry: false });
  return (
    <PageStack>
      <QueryStatus read={read}>{read.data && <Stickers of={read.data} />}</QueryStatus>
      {!read.data && <PageTitle>{translate('menu.stickers.add_stickers')}</PageTitle>}
    </PageStack>
  );
}

function Stickers({ of }: { of: Package }) {
  const translate = useTranslate();
  const path = recordPath(entity.name, 'show', of.id);
  const removed = useGetList<Sticker>(
    sticker.name,
    {
      filter: { packageId: [of.id], state: 'REMOVED' },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'tag', order: 'ASC' },
    },
    { retry: false },
  );
  return (
    <>
      <PageHead>
        <PageTitle>{translate('menu.stickers.add_stickers')}</PageTitle>
        <AddSticker to={of} />
      </PageHead>
      <Row>
        {path && <Link to={path}>{of.name}</Link>}
        <Note as="span">
          {translate('content.stickers.count', { count: of.stickerCount ?? 0, most: STICKER.most })}
        </Note>
      </Row>
      <Card title={translate('content.stickers.offered')}>
        <OrderEditor entity={sticker} filter={{ packageId: [of.id], state: 'OFFERED' }}>
          {(one) => <StickerRow one={one} action="remove" />}
        </OrderEditor>
      </Card>
      {(removed.data ?? []).length > 0 && (
        <Card title={translate('content.stickers.removed')}>
          <Stack lined>
            {(removed.data ?? []).map((one) => (
              <StickerRow key={one.id} one={one} action="restore" />
            ))}
          </Stack>
        </Card>
      )}
      <PackagePreview record={of} />
    </>
  );
}

function StickerRow({ one, action }: { one: Sticker; action: 'remove' | 'restore' }) {
  const translate = useTranslate();
  return (
    <Row between>
      <Row>
        <FieldValue entity={sticker} field="picture" record={one} />
        <span>{one.tag}</span>
        <Note as="span">{translate('content.stickers.sent', { count: one.sentCount ?? 0 })}</Note>
      </Row>
      <ActionButton entity={sticker} record={one} action={action} />
    </Row>
  );
}
