import type { Choice } from '#shared/forms/questions.ts';
import { isChosen } from '#shared/forms/shown-questions.ts';

/** A file that was chosen: where it is on its way to the school. */
export interface ChosenFile {
  /** Of the upload; empty until it has arrived. */
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** Between 0 and 1. */
  readonly sent: number;
  /** Why it was not taken; empty while it may be. */
  readonly problem: string;
  /** Made when it was chosen. */
  readonly key: string;
}

/** What somebody is about to answer. Numbers are what was typed. */
export type DraftValue = string | boolean | Choice | readonly ChosenFile[] | undefined;
export type Draft = Readonly<Record<string, DraftValue>>;

const NO_CHOICE: Choice = { options: [], other: '' };
export const choiceOf = (value: DraftValue): Choice => (isChosen(value) ? value : NO_CHOICE);
export const textOf = (value: DraftValue): string => (typeof value === 'string' ? value : '');

const isFiles = (value: DraftValue): value is readonly ChosenFile[] => Array.isArray(value);
export const filesOf = (value: DraftValue): readonly ChosenFile[] => (isFiles(value) ? value : []);

/** The answers as they are sent: files by the ids of their uploads. */
export const toAnswers = (draft: Draft): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(draft).map(([id, value]) => [
      id,
      isFiles(value) ? value.flatMap((file) => file.id || []) : value,
    ]),
  );

/** Whether a file is on its way. */
export const isSending = (draft: Draft): boolean =>
  Object.values(draft).some((value) =>
    filesOf(value).some(({ id, problem }) => id === '' && problem === ''),
  );
