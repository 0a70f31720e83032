import { useRecordContext, useTranslate } from 'ra-core';
import { useUserName } from '../../../dataProviders/useUserName';
import { CreditRegistryWriteCode } from '../../../domain/enums/credit-registry';
import { toneOf } from '../../../domain/enums/readEnum';
import { DateTimeText } from '../../../ui/base/DateText';
import { EmptyState } from '../../../ui/base/EmptyState';
import { EnumChip } from '../../../ui/base/EnumChip';
import type { ContractRecord } from '../ContractRecord';
import { useRecordPart } from '../../../crud/parts/useRecordPart';
import { contractParts } from '../api';
import '../contracts.css';

/** Every attempt to report the contract to the credit registry, the newest first (domain 4.10). */
export function ContractRegistryTab() {
  const record = useRecordContext<ContractRecord>();
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useRecordPart(
    'contract',
    contractParts['registry-writes'],
    record?.id,
  );
  if (!record) return null;
  return (
    <section className="u-card contract-scroll">
      <header className="u-section-head">
        <h2 className="u-card-title">{translate('enums.ContractTab.registry')}</h2>
      </header>
      {error ? (
        <EmptyState kind="failed" reference={error.requestId} onRetry={() => void refetch()} />
      ) : isPending ? (
        <span className="u-skeleton" aria-busy="true" />
      ) : data.length === 0 ? (
        <EmptyState kind="nothing-yet" text={translate('contracts.registry.none')} />
      ) : (
        <div className="u-list-table">
          <table>
            <thead>
              <tr>
                {['at', 'code', 'by', 'error'].map((key) => (
                  <th key={key} scope="col">
                    {translate(`contracts.registry.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map(({ id, at, by, code, error: cause }) => (
                <tr key={id}>
                  <td>
                    <DateTimeText value={at} />
                  </td>
                  <td>
                    <EnumChip
                      name="CreditRegistryWriteCode"
                      value={code}
                      tone={toneOf(CreditRegistryWriteCode, code)}
                    />
                  </td>
                  <td>{by ? <Author id={by} /> : translate('record.by_system')}</td>
                  <td>{cause ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const Author = ({ id }: { id: string }) => <span>{useUserName(id)}</span>;
