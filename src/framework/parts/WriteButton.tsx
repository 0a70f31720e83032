import type { RaRecord } from 'ra-core';
import { useSession } from '../../auth/useSession';
import { useTranslate } from '../../i18n/useTranslate';
import { Button, type ButtonProps } from '../../ui/Button/Button';
import { isOwnLenders } from '../isOwnLenders';
import { useMay } from '../useMay';
import { useRules, type Writing, type Written } from '../useMayWrite';

interface Props extends ButtonProps {
  /** The entity whose records are written. */
  of: Written;
  writing: Writing;
  /** The record that is changed: one of another lender is that one's alone. */
  record?: RaRecord;
}

/**
 * The way to a new record, or to its change: not there without the right, closed with its reason for people of a lender that
 * does not rule what all share (docs/domain/identity.md 4.6), and for a record of another lender (ownership.md 4.1).
 */
export function WriteButton({ of, writing, record, closed, ...button }: Props) {
  const translate = useTranslate();
  const may = useMay();
  const rules = useRules();
  const own = useSession()?.user.tenantAlias;
  if (!may(of.access[writing])) return null;
  const others = record && !isOwnLenders(record, own);
  const why = !rules(of)
    ? translate('record.main_tenant_only')
    : others
      ? translate('actionBlocks.others_record')
      : closed;
  return <Button {...button} closed={why} />;
}
