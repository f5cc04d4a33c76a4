import type { Language } from '#shared/languages.ts';
import type { Dimensions, EvidenceText } from '#shared/reports/fields.ts';
import type { RichText } from '#shared/rich-text/rich-text.ts';
import type { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';

/** Bytes of a picture as it was uploaded; what is no picture is left out of the drawing. */
type PictureBytes = Uint8Array;

/** What a poster and a PDF show of a report: plain values and bytes. It knows no table and no address of a file. */
export interface ReportDocument {
  readonly language: Language;
  readonly school: { readonly name: string; readonly logo: PictureBytes | null };
  readonly name: string;
  /** Days (`YYYY-MM-DD`); empty where a report has none. */
  readonly period: { readonly from: string; readonly to: string };
  readonly child: { readonly name: string; readonly avatar: PictureBytes | null };
  readonly task: RichText;
  /** Pictures of the task, by their keys. */
  readonly taskPictures: ReadonlyMap<string, PictureBytes>;
  readonly pictures: readonly PictureBytes[];
  readonly evidence: readonly (Omit<EvidenceText, 'id'> & {
    /** Of a task. */
    readonly score?: number | undefined;
    /** Of a work. */
    readonly picture?: PictureBytes | null;
  })[];
  readonly evaluation: string;
  readonly phrase: '' | (typeof EVALUATION_PHRASES)[number];
  /** Those that were asked for; 0 is not rated. */
  readonly dimensions: Partial<Dimensions>;
  readonly teacher: {
    readonly nick: string;
    readonly avatar: PictureBytes | null;
    readonly className: string;
  };
  /** The day on which it was published. */
  readonly published: string;
  /** What the QR code opens; empty for none. */
  readonly address: string;
}
