import { useTranslate } from 'ra-core';
import '../loans.css';

interface Props {
  /** As they are shown; null where there is nothing on that side. */
  before: string | null;
  after: string | null;
}

/** A value that stays, or what was above what comes; the words tell both apart where lines and colours are not seen. */
export function BeforeAfterCell({ before, after }: Props) {
  const translate = useTranslate();
  if (before === after) return after;
  return (
    <>
      {before !== null && (
        <del className="loan-was">
          <span className="u-hidden">{translate('loanPage.plan.before')}: </span>
          {before}
        </del>
      )}
      <ins className="loan-becomes">
        <span className="u-hidden">{translate('loanPage.plan.after')}: </span>
        {after ?? '—'}
      </ins>
    </>
  );
}
