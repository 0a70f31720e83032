import { useTranslate } from 'ra-core';
import { Suspense, lazy } from 'react';

import { useSession } from '../../../auth/useSession';
import { useMay } from '../../../framework/useMay';
import { icons } from '../../../ui/icons';
import { PageTitle } from '../../../ui/Page/PageTitle';
import { useMenuTree } from '../../useMenuTree';
import type { MenuNode } from '../../menu';
import { PageStack } from '../../../ui/Page/Page';
import { CardHead, CardTitle, Panel, Surface } from '../../../ui/Card/Card';
import { Notice } from '../../../ui/Notice/Notice';
import { Link } from '../../../ui/Link/Link';
import { Columns, Row, Stack } from '../../../ui/Stack/Stack';
import record from '../../../ui/RecordHead/RecordHead.module.css';
import text from '../../../ui/Text/Text.module.css';

const CustomerSearch = lazy(() =>
  import('./HomeSearch').then((module) => ({ default: module.HomeSearch })),
);

/** Where the day starts: the customer look-up, and every screen the person may open, by group. */
export function Page() {
  const translate = useTranslate();
  const session = useSession();
  const may = useMay();
  const groups = useMenuTree();
  return (
    <PageStack className={record.record}>
      <PageTitle>{translate('home.greeting', { name: session?.user.firstName ?? '' })}</PageTitle>
      {may('customer:list') && (
        <Panel as="section">
          <Suspense fallback={<div style={{ height: 84 }} aria-busy="true" />}>
            <CustomerSearch />
          </Suspense>
        </Panel>
      )}
      {groups.length === 0 && <Notice>{translate('home.nothing')}</Notice>}
      <Columns min={240} gap={16} fill data-part="home-groups">
        {groups.map((group) => (
          <Group key={group.key} group={group} />
        ))}
      </Columns>
    </PageStack>
  );
}

function Group({ group }: { group: MenuNode }) {
  const translate = useTranslate();
  const Icon = group.icon && icons[group.icon];
  const entries = (group.children ?? []).flatMap((node) => node.children ?? [node]);
  return (
    <Surface as="section" aria-labelledby={`home-${group.key}`}>
      <CardHead>
        <Row as={CardTitle} style={{ flexWrap: 'nowrap' }} id={`home-${group.key}`}>
          {Icon && <Icon fontSize="small" aria-hidden />}
          {translate(group.labelKey)}
        </Row>
      </CardHead>
      <Stack as="ul" gap={6} pad="10px 16px 14px" className={text.small}>
        {entries.map((node) => (
          <li key={node.key}>
            <Link to={node.path ?? '/'}>
              {translate(node.labelKey, { smart_count: node.labelCount ?? 1 })}
            </Link>
          </li>
        ))}
      </Stack>
    </Surface>
  );
}
