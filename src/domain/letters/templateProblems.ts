import {
  saidInDocument,
  variablesOf,
  variablesOfDocument,
  type DocumentKind,
  type LetterVariable,
} from './letterVariables';

/** Why a text cannot be a template. */
export interface TemplateProblems {
  /** Names between braces that a document of this kind does not have. */
  unknown: readonly string[];
  /** Variables that such a document has to name and this one does not. */
  lacks: readonly LetterVariable[];
}

/** Reads a text for what keeps it from being a template (docs/domain/content-and-messaging.md 4.2). */
export function templateProblems(html: string, kind: DocumentKind): TemplateProblems {
  const named = variablesOf(html);
  const known: readonly string[] = variablesOfDocument(kind);
  return {
    unknown: named.filter((name) => !known.includes(name)),
    lacks: saidInDocument(kind).filter((name) => !named.includes(name)),
  };
}
