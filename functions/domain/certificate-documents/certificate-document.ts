import type { CertificateValues, Design } from '#shared/certificates/design.ts';
import type { Language } from '#shared/languages.ts';

/** One certificate as it is drawn: plain values and bytes. It knows no table and no address of a file. */
export interface CertificateDocument {
  readonly script: Language;
  readonly design: Design;
  readonly values: CertificateValues;
  /** What the code opens. */
  readonly address: string;
  /** Pictures of the design as they were uploaded, by their keys; one that is missing is left out. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}
