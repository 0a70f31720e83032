import {
  saidInDocument,
  variablesOf,
  variablesOfDocument,
  type DocumentKind,
  type LetterVariable,
} from './letterVariables';
import { tornIn } from '../words/places';
import { shownText } from './shownText';

/** Why a text cannot be a template. */
export interface TemplateProblems {
  /** Names between braces that a document of this kind does not have, and braces without their pair. */
  unknown: readonly string[];
  /** Variables that such a document has to name, and that this one says nowhere to who reads it. */
  lacks: readonly LetterVariable[];
}

/** Reads a text for what keeps it from being a template (docs/domain/content-and-messaging.md 4.2, 4.6). */
export function templateProblems(html: string, kind: DocumentKind): TemplateProblems {
  const known: readonly string[] = variablesOfDocument(kind);
  const shown = shownText(html);
  const named = variablesOf(html);
  const said = variablesOf(shown);
  return {
    // A name is filled wherever it stands; a brace alone is one only where somebody reads it.
    unknown: [...named.filter((name) => !known.includes(name)), ...tornIn(shown, 'double')],
    lacks: saidInDocument(kind).filter((name) => !said.includes(name)),
  };
}
