import { useTranslate } from '../../../i18n/useTranslate';
import { collectionPath } from '../../../entity/paths';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';
import { KEEP_EMPLOYEES_ELSEWHERE } from '../rights';

/** The way to an employee of another lender. */
export function EmployeeListActions() {
  const translate = useTranslate();
  const may = useMay();
  const elsewhere = collectionPath('org-employee-elsewhere', 'create');
  if (!elsewhere || !may(KEEP_EMPLOYEES_ELSEWHERE)) return null;
  return <Button to={elsewhere}>{translate('organization.employee.elsewhere')}</Button>;
}
