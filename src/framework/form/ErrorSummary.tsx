import { useResourceContext } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from '../../i18n/useTranslate';
import { errorText } from '../../fields/shared/errorText';
import { fieldLabelKey } from '../../i18n/i18nProvider';
import { Notice } from '../../ui/Notice/Notice';
import { Hidden } from '../../ui/Text/Text';
import styles from './ErrorSummary.module.css';
import { errorsByName, focusMistake, isShown, mistakesIn, type Mistake } from './mistakes';

interface Props {
  /** Fewest mistakes that are summed up: a single one in a small form has the focus, and says itself what is wrong. */
  from?: number;
}

/** What a refused save found, and what of it is still so. */
interface Refusal {
  /** Number of the save. */
  at: number;
  /** How many it found; said once. */
  found: number;
  mistakes: readonly Mistake[];
  /** Names of errors that no input shows, such as those of a gateway about something that the form does not ask for. */
  loose: readonly string[];
}

const isSame = (known: readonly Mistake[], now: readonly Mistake[]): boolean =>
  known.length === now.length &&
  known.every(
    ({ input, message }, index) => input === now[index].input && message === now[index].message,
  );

/**
 * After a save that was refused, by the form's rules or by the gateway: what has to be corrected, in the order of reading, as
 * links to the inputs. The focus goes to the first of them; the list shrinks as they are mended, and goes when none is left
 * (docs/domain/interface.md 5.4). It is read from the inputs themselves, so that every input has its place in it.
 */
export function ErrorSummary({ from = 1 }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const place = useRef<HTMLSpanElement>(null);
  const headingId = useId();
  const { submitCount, isSubmitSuccessful, errors } = useFormState();
  const [refusal, setRefusal] = useState<Refusal>();
  const judged = useRef(0);
  const focused = useRef(0);

  useEffect(() => {
    const form = place.current?.closest('form');
    // Once for each save: what changes in the errors afterwards is seen at the inputs.
    if (!form || judged.current === submitCount) return;
    judged.current = submitCount;
    if (submitCount === 0 || isSubmitSuccessful) return;
    const mistakes = mistakesIn(form);
    const loose = errorsByName(errors)
      .filter((error) => !isShown(error, mistakes))
      .map(({ path }) => path);
    const found = mistakes.length + loose.length;
    setRefusal(found > 0 ? { at: submitCount, found, mistakes, loose } : undefined);
  }, [errors, isSubmitSuccessful, submitCount]);

  // When the summary is there: it moves what is below it.
  useEffect(() => {
    if (!refusal || focused.current === refusal.at) return;
    focused.current = refusal.at;
    if (refusal.mistakes.length > 0) focusMistake(refusal.mistakes[0]);
  }, [refusal]);

  // One of an earlier save says nothing any more.
  const isOpen = refusal !== undefined && refusal.at === submitCount;
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || !isOpen) return undefined;
    const observer = new MutationObserver(() => {
      const mistakes = mistakesIn(form);
      setRefusal((known) => {
        if (!known || isSame(known.mistakes, mistakes)) return known;
        const isMended = mistakes.length === 0 && known.loose.length === 0;
        return isMended ? undefined : { ...known, mistakes };
      });
    });
    observer.observe(form, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-invalid'],
    });
    return () => observer.disconnect();
  }, [isOpen]);

  const label = (path: string) =>
    resource === undefined ? '' : translate(fieldLabelKey(resource, path), { _: '' });
  const loose = errorsByName(errors).filter(({ path }) => refusal?.loose.includes(path));
  const left = (refusal?.mistakes.length ?? 0) + loose.length;
  return (
    <>
      {isOpen && refusal.found >= from && left > 0 && (
        <Notice
          tone="danger"
          role="group"
          className={styles.summary}
          aria-labelledby={headingId}
          data-part="error-summary"
        >
          <Hidden key={refusal.at} role="alert">
            {translate('validation.to_correct', { smart_count: refusal.found })}
          </Hidden>
          <strong id={headingId}>
            {translate('validation.to_correct', { smart_count: left })}
          </strong>
          <ul className={styles.mistakes}>
            {refusal.mistakes.map((mistake) => (
              <li key={`${mistake.path} ${mistake.label}`}>
                <a
                  href={`#${mistake.input.id}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusMistake(mistake);
                  }}
                >
                  {[mistake.label, mistake.message].filter(Boolean).join(': ')}
                </a>
              </li>
            ))}
            {loose.map(({ path, error }) => (
              <li key={path}>
                {[label(path), errorText(error, translate)].filter(Boolean).join(': ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <span ref={place} hidden />
    </>
  );
}
