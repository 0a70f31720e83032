import { SaveContextProvider, useSaveContext, type SaveHandler } from 'ra-core';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { labelKeyOf } from '../../../domain/enums/readEnum';
import { BlackWhiteListType } from '../../../domain/enums/watchlists';
import { refusedAs } from '../../../framework/form/saveTrouble';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { listedNumber, type TypedEntry } from './listedNumber';
import { OpenLoans } from './OpenLoans';
import { useFindPerson } from './useFindPerson';
import { WaitingRequests } from './WaitingRequests';
import type { ListedPerson } from './api';
import { Stack } from '../../../ui/Stack/Stack';

/** What the form holds once nothing is wrong with it. */
type Values = TypedEntry & { name: string; listType: number };

interface Question {
  values: Values;
  /** Nothing when it could not be found out. */
  person: ListedPerson | undefined;
  answer: (goOn: boolean) => void;
}

/** The person has taken it back: nothing has failed. */
const NOT_SENT = refusedAs('taken back');

const isFree = ({ loans, requests }: ListedPerson): boolean =>
  loans.length === 0 && requests.length === 0;

/**
 * Between the form and its saving: a person with open loans or waiting requests is listed only after a question
 * to the user; so is a person for whom that could not be found out (docs/domain/watchlists.md 1.3).
 */
export function AskBeforeListing({ children }: { children: ReactNode }) {
  const context = useSaveContext();
  const findPerson = useFindPerson();
  const [question, setQuestion] = useState<Question>();
  // What was confirmed is sent again without another question: the answer may have got lost.
  const confirmed = useRef('');
  const value = useMemo(() => {
    const save: SaveHandler<object> = async (values, callbacks) => {
      const intent = JSON.stringify(values);
      const regnum = listedNumber(values);
      if (regnum !== undefined && confirmed.current !== intent) {
        const person = await findPerson(regnum).catch(() => undefined);
        const goOn =
          (person && isFree(person)) ||
          (await new Promise<boolean>((answer) =>
            setQuestion({ values: values as Values, person, answer }),
          ));
        setQuestion(undefined);
        if (!goOn) return NOT_SENT;
        confirmed.current = intent;
      }
      return context.save?.(values, callbacks);
    };
    return { ...context, save };
  }, [context, findPerson]);
  return (
    <SaveContextProvider value={value}>
      {children}
      {question && <Asked question={question} />}
    </SaveContextProvider>
  );
}

function Asked({ question: { values, person, answer } }: { question: Question }) {
  const translate = useTranslate();
  const list = translate(labelKeyOf(BlackWhiteListType, values.listType));
  return (
    <ConfirmDialog
      open
      kind="consequence"
      title={`${list}: ${values.name}`}
      confirmLabel={translate('watch.ask.go_on')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      {person ? (
        <Stack gap={10}>
          <p>{translate('watch.ask.question')}</p>
          <OpenLoans loans={person.loans} />
          <WaitingRequests requests={person.requests} />
        </Stack>
      ) : (
        <p>{translate('watch.ask.unknown')}</p>
      )}
    </ConfirmDialog>
  );
}
