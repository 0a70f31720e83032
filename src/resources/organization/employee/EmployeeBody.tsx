import { useRecordContext, type RaRecord } from 'ra-core';
import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { recordPath } from '../../../entity/paths';
import { Card } from '../../../framework/parts/Card';
import { RecordSections } from '../../../framework/record/RecordSections';
import { useMay } from '../../../framework/useMay';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { Row } from '../../../ui/Stack/Stack';
import { SEE_UNITS, SEE_USER_POSITIONS } from '../rights';
import { UserPositions } from '../user-position/UserPositions';
import employee from './employee.entity';

type Employee = RecordOf<typeof employee>;

/** The employee, the positions of the account, and the ways to it and to the unit. */
export function EmployeeBody() {
  const record = useRecordContext<Employee & RaRecord>();
  const may = useMay();
  if (!record) return null;
  return (
    <>
      <RecordSections entity={employee} record={record} />
      {may(SEE_USER_POSITIONS) ? <Positions employee={record} /> : <Ways employee={record} />}
    </>
  );
}

/** The ways on from an employee, for who may go them. */
function Ways({ employee: { unitId, staffId } }: { employee: Employee }) {
  const translate = useTranslate();
  const may = useMay();
  return (
    <Row>
      {may(SEE_UNITS) && (
        <Button size="small" to={recordPath('org-unit', 'show', unitId) ?? ''}>
          {translate('organization.employee.open_unit')}
        </Button>
      )}
      {Boolean(staffId) && may('user:manage') && (
        <Button size="small" to={recordPath('users', 'show', String(staffId)) ?? ''}>
          {translate('organization.employee.open_account')}
        </Button>
      )}
    </Row>
  );
}

/** Positions now and before, each with its role; nobody has one without an account. */
function Positions({ employee: person }: { employee: Employee }) {
  const translate = useTranslate();
  const text = (key: KeyBelow<'organization.employee'>) =>
    translate(`organization.employee.${key}`);
  const ways = <Ways employee={person} />;
  if (!person.staffId)
    return (
      <Card title={text('positions')} aside={ways}>
        <EmptyState kind="nothing-yet" title={text('no_account')} text={text('no_account_text')} />
      </Card>
    );
  return (
    <UserPositions
      title={text('positions')}
      filter={{ staffId: person.staffId }}
      name="positionName"
      columns={['branchName', 'roleName', 'grantsRole', 'since', 'until', 'state']}
      sort={NEWEST}
      empty={{ title: text('no_positions'), text: text('no_positions_text') }}
      aside={ways}
    />
  );
}

const NEWEST = { field: 'since', order: 'DESC' } as const;
