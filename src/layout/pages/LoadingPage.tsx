import { useTranslate } from 'ra-core';
import { Logo } from '../../ui/base/Logo';
import '../shell.css';

/** Before the shell stands: the mark with its strap sliding across. `<Admin loading={LoadingPage}>`. */
export function LoadingPage() {
  const translate = useTranslate();
  return (
    <div className="loading" role="status">
      <Logo size={48} />
      <span className="u-hidden">{translate('common.loading')}</span>
    </div>
  );
}
