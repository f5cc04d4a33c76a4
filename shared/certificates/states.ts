/** Of a certificate. A revoked one stays, so that its number tells so. */
export const CERTIFICATE_STATES = ['valid', 'revoked'] as const;

/** What a number tells: also that a certificate was made again, under another number. */
export const PROOF_STATES = ['valid', 'revoked', 'replaced'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** A batch is made step by step, from now on, until all is done or somebody cancels it. */
export const BATCH_STATES = ['running', 'done', 'cancelled'] as const;

/** Whose name a verifier sees: the whole one, or one that only those recognise who know it. */
export const NAME_STYLES = ['full', 'masked'] as const;
export type NameStyle = (typeof NAME_STYLES)[number];

export const CERTIFICATE_FILES = ['png', 'pdf'] as const;
export type CertificateFile = (typeof CERTIFICATE_FILES)[number];
