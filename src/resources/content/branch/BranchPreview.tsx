import { now } from '../../../domain/clock';
import { instantToWallTime } from '../../../domain/dates';
import { openingAt } from '../../../domain/openingHours';
import { useTranslate } from '../../../i18n/useTranslate';
import type { RecordOf } from '../../../entity/entity';
import { FieldValue } from '../../../framework/FieldValue';
import { PhonePreview, PhoneText, PhoneTile } from '../../../ui/PhonePreview/PhonePreview';
import { Note } from '../../../ui/Text/Text';
import branch from './branch.entity';
import { NextChange } from './NextChange';

/** The branch in the app's list of branches: name, address, hours, and whether it is open. */
export function BranchPreview({ record }: { record: Partial<RecordOf<typeof branch>> }) {
  const translate = useTranslate();
  const { name, address, schedule } = record;
  return (
    <PhonePreview help={translate('content.branch.preview_help')}>
      <PhoneTile>
        <PhoneText>
          <b>{name}</b>
          {address && <Note>{address}</Note>}
          {schedule && (
            <>
              <FieldValue entity={branch} field="schedule" record={record} place="page" />
              <Note>
                <NextChange opening={openingAt(schedule, instantToWallTime(now()) ?? '')} />
              </Note>
            </>
          )}
        </PhoneText>
      </PhoneTile>
    </PhonePreview>
  );
}
