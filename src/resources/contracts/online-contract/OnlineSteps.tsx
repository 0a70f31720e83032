import type { KeyBelow } from '../../../i18n/Catalogue';
import { useTranslate } from '../../../i18n/useTranslate';
import { DateTimeText } from '../../../ui/Text/DateText';
import type { ContractRecord } from '../contract/ContractRecord';
import { Step, Steps } from '../../../ui/Steps/Steps';

/** The steps of an online contract in their order, each with its moment; a cancelled one ends there. */
export function OnlineSteps({ record }: { record: ContractRecord }) {
  const translate = useTranslate();
  const steps: [key: KeyBelow<'contracts.online'>, at: string | null | undefined][] = [
    ['step_requested', record.createdAt],
    ['step_verified', record.verifiedAt],
    ['step_signed', record.signedAt],
    ['step_written', record.writtenAt],
  ];
  const ended = record.canceledAt;
  const shown = ended ? [...steps.filter(([, at]) => at), ['step_ended', ended] as const] : steps;
  const current = shown.find(([, at]) => !at)?.[0];
  return (
    <Steps>
      {shown.map(([key, at]) => (
        <Step
          key={key}
          name={translate(`contracts.online.${key}`)}
          standing={at ? 'done' : key === current ? 'current' : 'ahead'}
        >
          {at ? (
            <DateTimeText value={at} />
          ) : (
            <span>
              {key === 'step_signed' && record.signFailed
                ? (record.signError ?? translate('contracts.online.waiting'))
                : translate('contracts.online.waiting')}
            </span>
          )}
        </Step>
      ))}
    </Steps>
  );
}
