import type { DimensionRow } from '#functions/domain/report-documents/report-words.ts';
import type { Language } from '#shared/languages.ts';
import type { EvidenceText } from '#shared/reports/fields.ts';
import type { RichText } from '#shared/rich-text/rich-text.ts';
import type { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import type { WorkKind } from '#shared/works/rules.ts';

/** What the page of a report shows. It names pictures by their part of the address only. */
export interface ShareView {
  readonly language: Language;
  readonly token: string;
  readonly school: { readonly name: string; readonly hasLogo: boolean };
  readonly name: string;
  /** In words. */
  readonly period: string;
  readonly published: string;
  readonly child: { readonly name: string; readonly hasAvatar: boolean };
  readonly task: RichText;
  /** Keys of the pictures of the task, in the order of their parts. */
  readonly taskPictures: readonly string[];
  readonly pictures: number;
  readonly hasVideo: boolean;
  readonly evidence: readonly (Omit<EvidenceText, 'id'> & {
    readonly score: number | undefined;
    readonly hasPicture: boolean;
    /** Of what can be opened. */
    readonly work: WorkKind | undefined;
  })[];
  readonly evaluation: string;
  readonly phrase: '' | (typeof EVALUATION_PHRASES)[number];
  readonly dimensions: readonly DimensionRow[];
  readonly teacher: {
    readonly nick: string;
    readonly className: string;
    readonly hasAvatar: boolean;
  };
  /** The family has written already. */
  readonly answered: boolean;
}
