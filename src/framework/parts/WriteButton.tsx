import { useTranslate } from '../../i18n/useTranslate';
import { Button, type ButtonProps } from '../../ui/Button/Button';
import { useMay } from '../useMay';
import { useRules, type Writing, type Written } from '../useMayWrite';

interface Props extends ButtonProps {
  /** The entity whose records are written. */
  of: Written;
  writing: Writing;
}

/**
 * The way to a new record, or to its change: not there without the right, closed with its reason for people of a lender that
 * does not rule what all share (docs/domain/identity.md 4.6).
 */
export function WriteButton({ of, writing, closed, ...button }: Props) {
  const translate = useTranslate();
  const may = useMay();
  const rules = useRules();
  if (!may(of.access[writing])) return null;
  const why = rules(of) ? closed : translate('record.main_tenant_only');
  return <Button {...button} closed={why} />;
}
