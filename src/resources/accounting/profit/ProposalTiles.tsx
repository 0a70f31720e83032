import { useTranslate } from '../../../i18n/useTranslate';
import type { DividedPart } from '../../../domain/matching/parts';
import type { MatchStrength } from '../../../domain/matching/proposals';
import { formatMoney } from '../../../domain/money';
import { LoanState } from '../../../domain/enums/loans';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import type { Tone } from '../../../domain/tone';
import { Card } from '../../../framework/parts/Card';
import type { QueryResult } from '../../../framework/parts/QueryResult';
import { useMoneyHeading } from '../../../framework/useLabels';
import { Chip } from '../../../ui/Chip/Chip';
import { Row, Stack } from '../../../ui/Stack/Stack';
import { Kbd, Muted } from '../../../ui/Text/Text';
import { Tile } from '../../../ui/Tile/Tile';
import type { Proposal } from './api';
import styles from './Desk.module.css';

interface Props {
  read: QueryResult<Proposal[]>;
  parts: readonly DividedPart[];
  onChoose: (proposal: Proposal) => void;
}

const TONES: Readonly<Record<MatchStrength, Tone>> = {
  SURE: 'success',
  LIKELY: 'info',
  WEAK: 'neutral',
};

/** Who a line may be from, each with its score and the reasons, and the key that chooses it. */
export function ProposalTiles({ read, parts, onChoose }: Props) {
  const translate = useTranslate();
  const heading = useMoneyHeading();
  const proposals = read.data ?? [];
  return (
    <Card
      title={translate('profit.proposals')}
      read={read}
      empty={{
        when: proposals.length === 0,
        title: translate('profit.no_proposals'),
        text: translate('profit.no_proposals_text'),
      }}
    >
      <Stack gap={4} as="ol" className={styles.proposals}>
        {proposals.map((proposal, at) => {
          const {
            loanId,
            loanCode,
            loanState,
            customerId,
            customerName,
            dueNow,
            score,
            strength,
            signs,
          } = proposal;
          return (
            <li key={`${loanId} ${customerId}`}>
              <Tile
                type="button"
                aria-pressed={parts.some(
                  (part) => part.loanId === loanId && part.customerId === customerId,
                )}
                onClick={() => onChoose(proposal)}
              >
                <Row as="strong" between>
                  <span>
                    <Kbd>{at + 1}</Kbd> {loanCode ?? translate('profit.to_temporary')} ·{' '}
                    {customerName}
                  </span>
                  <Chip tone={TONES[strength]}>{translate('profit.score', { score })}</Chip>
                </Row>
                <Muted>
                  {signs.map((sign) => translate(`profit.signs.${sign}`)).join(', ')}
                  {loanState && ` · ${translate(labelKeyOf(LoanState, loanState))}`}
                  {dueNow && ` · ${heading(translate('profit.due_now'))}: ${formatMoney(dueNow)}`}
                  {proposal.regnum && ` · ${proposal.regnum}`}
                  {proposal.phone && ` · ${proposal.phone}`}
                </Muted>
              </Tile>
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}
