import { use } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { session, type View } from '../../auth/session';
import { loadEntity } from '../../framework/loadEntity';
import { Button } from '../../ui/Button/Button';
import { ShellBar } from '../ShellBar';

/** The bar above every page while the console is seen as somebody else. */
export function ViewEnd({ view: { role, rights } }: { view: View }) {
  use(loadEntity('users'));
  const translate = useTranslate();
  const who = role
    ? translate(`enums.StaffRole.${role}`)
    : translate('viewAs.chosen', { smart_count: rights.length });
  return (
    <div role="status" data-part="view-as">
      <ShellBar>
        <span>{translate('viewAs.on', { who })}</span>
        <Button onClick={() => session.viewAs(null)}>{translate('viewAs.end')}</Button>
      </ShellBar>
    </div>
  );
}
